import { Command, CommanderError } from 'commander'
import { afterEach, expect, test, vi } from 'vitest'
import { UsageError } from '../operator-command.ts'
import { operatorClaimOf, withOperatorPhoneOption, withReasonOption, type OperatorClaim } from './as-operator.ts'

const WHY = 'The month is over'
const [ASHA, RITU] = ['+919845012210', '+919845012299']

afterEach(() => {
  vi.unstubAllEnvs()
})

/** Runs a command that reports the operator and the reason. Returns the error message if the command is refused. */
function claimOf(words: readonly string[], uncleAs: string | undefined): OperatorClaim | string | undefined {
  vi.stubEnv('UNCLE_AS', uncleAs)
  let claim: OperatorClaim | undefined
  let shown = ''
  const program = new Command('uncle')
    .showHelpAfterError()
    .exitOverride()
    .configureOutput({ writeErr: (text) => (shown += text) })
  const closing = program.command('close').argument('<month>')
  withReasonOption(withOperatorPhoneOption(closing)).action((_month: string, _options: object, command: Command) => {
    claim = operatorClaimOf(command)
  })
  try {
    program.parse(words, { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError) && !(error instanceof UsageError)) throw error
    return shown || error.message
  }
  return claim
}

test.each<[string, string[], string | undefined, string]>([
  ['UNCLE_AS', ['close', '2026-10', '--reason', WHY], '98450 12210', ASHA],
  ['--as', ['close', '2026-10', '--reason', WHY, '--as', '98450 12210'], undefined, ASHA],
  ['--as at the end, not UNCLE_AS', ['close', '2026-10', '--reason', WHY, '--as', '9845012299'], ASHA, RITU],
  ['--as in the middle, not UNCLE_AS', ['close', '2026-10', '--as', '9845012299', '--reason', WHY], ASHA, RITU],
  ['--as before the month, not UNCLE_AS', ['close', '--as', '9845012299', '2026-10', '--reason', WHY], ASHA, RITU],
  ['--as, where UNCLE_AS is wrong', ['close', '--as=9845012299', '2026-10', '--reason', WHY], '12', RITU],
])('a command takes its operator from %s', (_what, words, uncleAs, phone) => {
  expect(claimOf(words, uncleAs)).toEqual({ phone, reason: `By command: ${WHY}` })
})

test.each<[string, string[], string | undefined, string]>([
  ['--as and UNCLE_AS are missing', [], undefined, "required option '--as <phone>' not specified"],
  ['UNCLE_AS is blank', [], ' ', "value ' ' from env 'UNCLE_AS' is invalid. It is blank."],
  ['--as is blank', ['--as', ''], ASHA, "option '--as <phone>' argument '' is invalid. It is blank."],
  ['UNCLE_AS is no phone', [], '12345', '12345 is no Indian mobile number'],
  ['--as is no phone', ['--as', '12345'], ASHA, '12345 is no Indian mobile number'],
])('a command is refused with its help when %s', (_what, words, uncleAs, error) => {
  const shown = claimOf(['close', '2026-10', '--reason', WHY, ...words], uncleAs)
  expect(shown).toContain(error)
  expect(shown).toMatch(/--as <phone>[^]*\(env:\s+UNCLE_AS\)/)
})
