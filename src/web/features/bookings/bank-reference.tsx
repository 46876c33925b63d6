import { Icon } from '#web/ui/icon.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { Sentence } from '#web/ui/sentence.tsx'
import * as t from '#words/bookings/refunds.ts'

/** Splits a reference into groups of four, as a guest reads it to the bank. Lines break only between groups. */
export const referenceGroups = (reference: string): string[] => reference.match(/.{1,4}/gu) ?? []

/** Draws a reference so that it is copied as one word. */
export const Grouped = ({ reference }: { reference: string }) => (
  <span className="bank-reference">
    {referenceGroups(reference).map((group, index) => (
      // A reference may contain the same group twice.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={index}>{group}</span>
    ))}
  </span>
)

/** Shows the bank's number of a refund, with a button that copies it. */
export const BankReference = ({ reference }: { reference: string }) => (
  <>
    <span className="soft block">
      <Sentence text={t.bankReference(reference)} reference={(words) => <Grouped reference={words} />} />
    </span>
    <button type="button" className="link needs-script" onClick={() => void copyText(reference, t.bankReferenceCopied)}>
      <Icon name="copy" />
      <Sentence text={t.copyReference(reference)} />
    </button>
  </>
)
