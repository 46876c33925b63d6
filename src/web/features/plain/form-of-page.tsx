import type { ReactNode } from 'react'
import { SITE } from '#domain/site.ts'
import type { PlainRefusal } from '#web/lib/load-context.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import { supportLink } from '#web/ui/support-link.tsx'
import * as t from '#words/plain.ts'
import type { PlainForm } from './plain-data.ts'
import * as errors from '#words/form-errors.ts'

type FormOfPageProps = { form: PlainForm; className?: string; children: ReactNode }

/**
 * A form for pages without scripts. Its token is bound to this browser, and its key makes a second submission harmless.
 */
export const FormOfPage = ({ form, className = 'flow', children }: FormOfPageProps) => (
  <form method="post" action={form.action} className={className}>
    <input type="hidden" name="form" value={form.token} />
    <input type="hidden" name="key" value={form.key} />
    {children}
  </form>
)

/** Our own messages for refusals whose message is missing or does not fit a page without scripts. */
const OWN_WORDS: Record<string, string> = {
  CROSS_SITE: t.otherSite,
  FORM_TOO_OLD: t.formTooOld,
  PHONE_TAKEN: errors.phoneTaken,
  PHONE_NOT_REGISTERED: errors.notRegistered,
  EMAIL_TAKEN: errors.emailTaken,
  PRICE_CHANGED: t.billHasChanged,
  CHANGE_RULE_CHANGED: t.ruleHasChanged,
  OTP_WRONG: errors.otpWrong,
}

/** The fields of refusals whose answer names no field. */
const FIELDS: Record<string, string> = { EMAIL_TAKEN: 'email', OTP_WRONG: 'token' }

const fieldOf = ({ code, field }: PlainRefusal): string | undefined => FIELDS[code] ?? field

const wordsOf = ({ code, message }: PlainRefusal): string => OWN_WORDS[code] ?? message

/** Returns the props of a field: its error message, and the focus if it has an error. */
export function atField({ refusal }: PlainForm, name: string): { error?: string; autoFocus?: true } {
  return refusal && fieldOf(refusal) === name ? { error: wordsOf(refusal), autoFocus: true } : {}
}

/** Refusals because of too many attempts. Their message adds our phone number, where people can book too. */
const CALLED_ABOUT = new Set(['OTP_LIMIT_REACHED', 'TOO_MANY_REQUESTS'])

/** '30 seconds', '12 minutes', '5 hours' */
function waitWords(seconds: number): string {
  if (seconds < 100) return t.seconds(seconds)
  const minutes = Math.ceil(seconds / 60)
  return minutes < 100 ? t.minutes(minutes) : t.hours(Math.ceil(minutes / 60))
}

function problemWords(refusal: PlainRefusal): string {
  const { retryAfter, code } = refusal
  const words = retryAfter ? t.tryAgainIn(wordsOf(refusal), waitWords(retryAfter)) : wordsOf(refusal)
  return CALLED_ABOUT.has(code) ? t.callInstead(words, SITE.supportPhone) : words
}

/** Says at the top what is wrong and takes the focus. An error of one of `fields` is shown at that field instead. */
export function Problem({ form: { refusal }, fields }: { form: PlainForm; fields?: readonly string[] }) {
  if (!refusal || fields?.includes(fieldOf(refusal) ?? '')) return null
  return (
    // Without scripts, only autofocus can lead a screen reader to the message.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <div className="notice danger" role="alert" tabIndex={-1} autoFocus>
      <Icon name="triangle-exclamation-point" />
      <div>
        <Sentence text={problemWords(refusal)} link={supportLink} />
      </div>
    </div>
  )
}
