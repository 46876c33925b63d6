import type { OfficeSettlement } from '#contract/office-settlements.ts'
import { formatPaise } from '#domain/ledger/paise-words.ts'
import * as t from '#words/office/settlements.ts'

type Difference = OfficeSettlement['lines'][number]['differences'][number]

/** Says how a line differs from our books. */
export const differenceWords = ({ kind, paise, expected }: Difference): string =>
  t.differences[kind](formatPaise(paise), expected === null ? '' : formatPaise(expected))
