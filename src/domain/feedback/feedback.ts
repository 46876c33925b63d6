import { readPhone } from '../accounts/phone.ts'
import { isEmail, type FormFault } from '../accounts/sign-up-form.ts'
import { isOwnPath } from '../kernel/own-path.ts'
import { accept, refuse, type Result } from '../kernel/result.ts'
import { hasControlCharacter, oneLine, severalLines } from '../kernel/typed-text.ts'

/** Subjects of messages to us (specification §1, §2 chatbot). The law requires us to answer complaints. */
export const FEEDBACK_KINDS = ['feedback', 'sponsorship', 'complaint'] as const
export type FeedbackKind = (typeof FEEDBACK_KINDS)[number]

/** Everything that gets a ticket that its sender can follow: messages to us, and reports of a picture or a review. */
export const MESSAGE_KINDS = [...FEEDBACK_KINDS, 'report'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

export const MAX_FEEDBACK_LENGTH = 2000
export const MAX_PAGE_LENGTH = 500

/** For how many minutes the same text from the same person is treated as one message that was sent twice. */
export const SAME_FEEDBACK_MINUTES = 10

/**
 * The maximum number of acknowledgements to one address in a day, so that nobody can flood another person's mailbox
 * through the form.
 */
export const MAX_FEEDBACK_MAILS_A_DAY = 3

/** The deadlines that we promise for a complaint (Consumer Protection (E-Commerce) Rules 2020: 48 hours, a month). */
export const COMPLAINT_ANSWER_HOURS = 48

export type Feedback = {
  kind: FeedbackKind
  message: string
  name: string | null
  phone: string | null
  email: string | null
  /** the path of the page on which it was written */
  page: string | null
}

/** A message before validation. */
export type TypedFeedback = { kind: FeedbackKind } & { [Field in Exclude<keyof Feedback, 'kind'>]?: string | null }

type FeedbackField = Exclude<keyof Feedback, 'kind'>
/** What is wrong with a field. Each language's `more-form-errors.ts` has the sentence. */
export type FeedbackFault =
  | FormFault
  | 'messageRequired'
  | 'messageTooLong'
  | 'contactRequired'
  | 'pageInvalid'
  | 'unreadable'
export type FeedbackError = { field: FeedbackField; kind: 'REQUIRED' | 'INVALID'; fault: FeedbackFault }

/**
 * Whether a message needs contact details. Feedback may be anonymous, but a message that asks for an answer may not.
 */
export const needsContact = (kind: FeedbackKind): boolean => kind !== 'feedback'

/** Matches a path on our own site as an address bar shows it, without spaces. */
const isOwnPage = (page: string) => page.length <= MAX_PAGE_LENGTH && isOwnPath(page) && !/\s/.test(page)

const messageFault = ({ message }: Feedback) =>
  message
    ? Array.from(message).length > MAX_FEEDBACK_LENGTH &&
      ({ field: 'message', kind: 'INVALID', fault: 'messageTooLong' } as const)
    : ({ field: 'message', kind: 'REQUIRED', fault: 'messageRequired' } as const)

const contactFault = ({ kind, phone, email }: Feedback) =>
  needsContact(kind) && !phone && !email && ({ field: 'phone', kind: 'REQUIRED', fault: 'contactRequired' } as const)

/** Lists all errors of a message in the form's order; empty if the message can be sent. */
export function feedbackErrors(typed: TypedFeedback): FeedbackError[] {
  const feedback = normalised(typed)
  const { phone, email, page } = feedback
  const faults: ReadonlyArray<FeedbackError | false> = [
    messageFault(feedback),
    contactFault(feedback),
    phone !== null && !readPhone(phone) && { field: 'phone', kind: 'INVALID', fault: 'phoneInvalid' },
    email !== null && !isEmail(email) && { field: 'email', kind: 'INVALID', fault: 'emailInvalid' },
    page !== null && !isOwnPage(page) && { field: 'page', kind: 'INVALID', fault: 'pageInvalid' },
    ...(['message', 'name'] as const).map(
      (field) =>
        hasControlCharacter(feedback[field] ?? '') && ({ field, kind: 'INVALID', fault: 'unreadable' } as const),
    ),
  ]
  return faults.filter((fault) => fault !== false)
}

const normalised = ({ kind, message, name, phone, email, page }: TypedFeedback): Feedback => ({
  kind,
  message: severalLines(message),
  name: oneLine(name) || null,
  phone: oneLine(phone) || null,
  email: oneLine(email) || null,
  page: page || null,
})

/** Converts a message to its stored form, with a normalised phone, or returns its first error. */
export function readFeedback(typed: TypedFeedback): Result<Feedback, FeedbackError> {
  const [first] = feedbackErrors(typed)
  if (first) return refuse(first)
  const feedback = normalised(typed)
  return accept({ ...feedback, phone: readPhone(feedback.phone ?? '') ?? null })
}
