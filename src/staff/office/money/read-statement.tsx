import { useState } from 'react'
import type { BankStatementPlan } from '#contract/office-bank.ts'
import { statementFaultSentence } from '#domain/bank/statement-fault-words.ts'
import { accept, refuse } from '#domain/kernel/result.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import { TextInput } from '#web/ui/field.tsx'
import { ImagePicker } from '#web/ui/image-picker.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { pressNotice } from '../../kit/form-notice.ts'
import { Fact } from '../fact.tsx'
import { FormDialog } from '../form-dialog.tsx'
import { officeApi } from '../office-api.ts'
import { usePost } from '../office-calls.ts'
import { bankDifferenceWords, lineDay } from './bank-columns.tsx'
import * as frame from '#words/office/frame.ts'
import * as t from '#words/office/bank.ts'

type ReadStatementProps = { lastAccount: string | undefined; onClose: () => void; onDone: () => void }
type Given = { file_name: string; table: string }
type Read = { file: Given & { account: string }; plan: BankStatementPlan }

const ACCOUNT = /^\d{4}$/

/** Uploads the bank's statement, shows its lines next to our books, then stores the new ones. */
export function ReadStatement({ lastAccount = '', onClose, onDone }: ReadStatementProps) {
  const [account, setAccount] = useState(lastAccount)
  const [given, setGiven] = useState<Given>()
  const [read, setRead] = useState<Read>()
  const comparing = usePost('POST /office/bank/compare', { about: 'statement' })
  const compare = async (file: Given, of: string) => {
    setRead(undefined)
    if (!ACCOUNT.test(of)) return
    const asked = { ...file, account: of }
    const answer = await comparing.send(asked)
    if (answer?.ok) setRead({ file: asked, plan: answer.value })
  }
  const pick = async ([picked]: File[]) => {
    if (!picked) return
    const file = { file_name: picked.name, table: await picked.text() }
    setGiven(file)
    await compare(file, account)
  }
  const write = (typed: string) => {
    setAccount(typed)
    if (given) void compare(given, typed)
  }
  const toKeep = () => {
    if (!ACCOUNT.test(account)) return refuse({ account: t.writeFourDigits })
    if (!read || read.file.account !== account) return refuse(t.chooseStatement)
    return read.plan.fresh > 0 ? accept(read.file) : refuse(t.nothingNew)
  }
  const refused = pressNotice(comparing, frame.noticeWords)
  return (
    <FormDialog
      title={t.readStatement}
      button={t.keep(read?.plan.fresh ?? 0)}
      read={toKeep}
      act={(body, idempotencyKey) => officeApi.post('/office/bank/read', { body, idempotencyKey })}
      onClose={onClose}
      onDone={onDone}
    >
      {(faultOf) => (
        <>
          <p>{t.whichStatement}</p>
          <TextInput
            label={t.account}
            value={account}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            error={ACCOUNT.test(account) ? undefined : faultOf('account')}
            onChange={({ target }) => write(target.value)}
          />
          <ImagePicker
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            busy={comparing.isBusy}
            onPick={(files) => void pick(files)}
          >
            {given?.file_name ?? t.statement}
          </ImagePicker>
          {refused !== undefined && <Notice tone="danger">{refused}</Notice>}
          <output className="block flow">{read && <Plan plan={read.plan} />}</output>
        </>
      )}
    </FormDialog>
  )
}

function Plan({ plan }: { plan: BankStatementPlan }) {
  const { faults, account, from, until, opening, closing, known, fresh, matching, gap } = plan
  if (faults.length > 0)
    return (
      <Notice tone="danger">
        <p>{t.changesNothing(faults.length)}</p>
        <ul className="dotted-list">
          {faults.map((fault) => (
            <li key={JSON.stringify(fault)}>{statementFaultSentence(fault)}</li>
          ))}
        </ul>
      </Notice>
    )
  return (
    <>
      <dl className="fact-grid statement-facts">
        <Fact name={t.period}>{t.fromTo(lineDay({ day: from }), lineDay({ day: until }))}</Fact>
        <Fact name={t.opening}>{formatPaise(opening)}</Fact>
        <Fact name={t.closing}>{formatPaise(closing)}</Fact>
        <Fact name={t.newLines}>{t.lineCount(fresh)}</Fact>
        <Fact name={t.knownAlready}>{t.lineCount(known)}</Fact>
        <Fact name={t.match}>{t.lineCount(matching)}</Fact>
        <Fact name={t.differ}>{t.lineCount(fresh - matching)}</Fact>
      </dl>
      {plan.is_new_account && <Notice>{t.isNewAccount(account)}</Notice>}
      {gap !== null && <Notice tone="warn">{t.gapOf(formatPaise(gap))}</Notice>}
      {fresh > matching && <Differing plan={plan} />}
    </>
  )
}

const Differing = ({ plan: { shown, fresh, matching } }: { plan: BankStatementPlan }) => (
  <Notice tone="warn">
    <p>{t.differingLines(fresh - matching)}</p>
    <ul className="dotted-list long-words">
      {shown.map((line) => (
        <li key={line.line}>
          {t.differingLine(
            lineDay(line),
            line.description || line.reference,
            formatPaise(line.paise),
            bankDifferenceWords(line),
          )}
        </li>
      ))}
    </ul>
  </Notice>
)
