/** SQL that changes the books directly, for `planted-differences.test.ts`. */

export const postings = (kind: string, fact: string) =>
  `(select id from ledger_postings where kind = '${kind}' and fact like '${fact}')`

/** Deletes a posting with its entries. */
export const unpost = (kind: string, fact: string) =>
  `delete from ledger_entries where posting_id in ${postings(kind, fact)};
   delete from ledger_postings where id in ${postings(kind, fact)}`

type Of = { booking?: string; guest?: string; hotel?: string }

/** Posts paise to one account and takes them from another. Booking, guest and hotel belong to the first account. */
export const post = ([to, from]: [string, string], paise: number, { booking, guest, hotel }: Of = {}) =>
  `select post_fact('correction', 'planted', ${booking ? `'${booking}'` : 'null'}, null, '2026-12-20T09:00:00+05:30',
    'planted', '{${to},${from}}', '{${hotel ?? 'null'},null}', '{${guest ?? 'null'},null}', '{${paise},${-paise}}')`

/** Moves a rupee between two accounts within a posting. */
export const move = (posting: string, [from, to]: [string, string]) =>
  `update ledger_entries set paise = paise + case account when '${to}' then 100 else -100 end
    where account in ('${from}', '${to}') and posting_id in ${posting}`

export const documents = (booking: string) => `(select id from tax_documents where booking_id = '${booking}')`

/** Replaces names such as `:payout` with a month's ids. */
export const withIds = (text: string, ids: Readonly<Record<string, string | number | null | undefined>>) =>
  text.replaceAll(/:([a-z]\w*)/gi, (_all, name: string) => {
    const id = ids[name]
    if (id === undefined || id === null) throw new Error(`the month has no ${name}`)
    return String(id)
  })
