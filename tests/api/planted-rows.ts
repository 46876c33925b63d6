/** The differences that `planted-differences.test.ts` plants. */
import { documents, move, post, postings, unpost } from './planted-sql.ts'

/** The id of a planted refund. */
const NEW = '00000000-0000-4000-8000-00000000000a'

/**
 * Each row says what is wrong, and has the SQL that makes it wrong and the kind and subject of the differences that the
 * check must find. Names such as `:payout` are replaced by the month's ids.
 */
export const PLANTED: readonly (readonly [name: string, change: string, found: string])[] = [
  [
    'a payment of another amount',
    "update payments set amount = amount + 1 where id = ':stayedPayment'",
    'payment_settled :stayedPayment',
  ],
  ['a payment without entry', unpost('payment_settled', ':recentPayment'), 'payment_settled :recentPayment'],
  [
    'the entry of a payment that is gone',
    "delete from payments where id = ':stayedPayment'",
    'payment_settled :stayedPayment',
  ],
  [
    'a refund without entry',
    `insert into refunds (id, payment_id, amount, reason, idempotency_key, due_by)
      values ('${NEW}', ':stayedPayment', 5, 'planted', 'planted-refund', now())`,
    `refund_asked ${NEW}`,
  ],
  [
    'a refund of another amount',
    "update refunds set amount = amount - 1 where id = ':refund'",
    'refund_asked :refund, refund_processed :refund',
  ],
  [
    'the entries of a refund that is gone',
    "delete from refunds where id = ':refund'",
    'refund_asked :refund, refund_processed :refund',
  ],
  ['a refund that was sent without entry', unpost('refund_processed', ':refund'), 'refund_processed :refund'],
  [
    'the entry of a sent refund that is pending',
    "update refunds set status = 'pending', processed_at = null where id = ':refund'",
    'refund_processed :refund',
  ],
  [
    'credit of another amount',
    'update credit_entries set amount = amount + 1 where id = :adjustment',
    'credit :adjustment',
  ],
  [
    'credit without entry',
    `insert into credit_entries (id, user_id, amount, kind, promotional) overriding system value
      values (900001, ':rich', 5, 'adjustment', 0)`,
    'credit 900001',
  ],
  ['the entry of credit that is gone', 'delete from credit_entries where id = :adjustment', 'credit :adjustment'],
  [
    'a balance of credit that is too high',
    "update credit_balances set balance = balance + 5 where user_id = ':rich'",
    'credit_balance :rich',
  ],
  [
    'compensation of another amount',
    "update compensations set amount = amount + 1 where booking_id = ':turnedAway'",
    'compensation :turnedAway',
  ],
  ['compensation that no hotel paid', unpost('correction', 'compensation:%'), 'compensation :turnedAway'],
  [
    'money held for a cancelled booking',
    post(['guest_money', 'corrections'], -500, { booking: ':cancelled', guest: ':rich' }),
    'money_left :cancelled',
  ],
  [
    'more money given back than was held',
    post(['guest_money', 'corrections'], 500, { booking: ':stayed', guest: ':rich' }),
    'money_left :stayed',
  ],
  [
    'a finished stay that is not settled',
    "update bookings set ended_at = '2027-01-04T09:00:00+05:30' where id = ':recent'",
    'stay :recent',
  ],
  ['a settled stay that is not finished', "update bookings set ended_at = null where id = ':stayed'", 'stay :stayed'],
  [
    'a settled stay of an expired booking',
    "update bookings set status = 'expired', ended_at = null where id = ':stayed'",
    'stay :stayed',
  ],
  [
    'a stay that cost more than was held',
    "update ledger_entries set account = 'goodwill' where account = 'tcs' and posting_id = :stayPosting",
    'stay_line :stayed, stay_short :stayed',
  ],
  [
    'a stay that is rounded by more than half a rupee',
    move('(:stayPosting)', ['commission', 'rounding']),
    'rounding :stayed, stay_line :stayed',
  ],
  [
    'a line of a statement with a higher value than its taxes',
    `update stay_lines set value = value + 1, paid_by_uncle = paid_by_uncle + 1, net = net + 1
      where booking_id = ':stayed'`,
    'stay_line :stayed, stay_tax :stayed',
  ],
  [
    'other taxes of a stay',
    "update stay_taxes set cgst = cgst + 50, sgst = sgst + 50 where booking_id = ':stayed'",
    'stay_tax :stayed, tax_document :stayed',
  ],
  [
    'a document that was changed',
    `update tax_document_rates set taxable_value = taxable_value + 100 where document_id in ${documents(':stayed')}`,
    'document_sums :stayed, tax_document :stayed',
  ],
  [
    'a document with another sum than its rates',
    "update tax_documents set taxable_value = taxable_value + 100, total = total + 100 where booking_id = ':stayed'",
    'document_sums :stayed',
  ],
  [
    'a line of a statement with another commission',
    "update stay_lines set commission = commission + 100, net = net - 100 where booking_id = ':stayed'",
    'commission_document :hotel 2026-12, stay_line :stayed',
  ],
  [
    'entries that changed before they were summed',
    move('(:stayPosting)', ['commission', 'gst_commission']),
    'stay_line :stayed',
  ],
  [
    'an invoice for commission that was changed',
    'update commission_documents set taxable_value = taxable_value + 100, total = total + 100 where hotel_id = :hotel',
    'commission_document :hotel 2026-12',
  ],
  [
    'an invoice for commission that is gone',
    'delete from commission_documents where hotel_id = :hotel',
    'commission_document :hotel 2026-12',
  ],
  [
    'a document that is gone',
    `delete from tax_document_rates where document_id in ${documents(':stayed')};
      delete from tax_documents where booking_id = ':stayed'`,
    'tax_document :stayed',
  ],
  [
    'a document of another supplier',
    "update tax_documents set content = jsonb_set(content, '{isSuppliedByUs}', 'true') where booking_id = ':stayed'",
    'supplier :stayed',
  ],
  [
    'a posting that does not sum to zero',
    "update ledger_entries set paise = paise + 1 where account = 'commission' and posting_id = :stayPosting",
    'posting :stayPosting, stay_line :stayed',
  ],
  [
    'a sum of a day that is too high',
    "update ledger_days set paise = paise + 1 where day = '2026-12-06' and account = 'commission' and kind = 'stay'",
    'sum_of_day 2026-12-06 commission stay',
  ],
  [
    'entries that changed after they were summed',
    move(postings('stay', ':summed:%'), ['commission', 'tcs']),
    'stay_line :summed, sum_of_day 2026-12-06 commission stay, sum_of_day 2026-12-06 tcs stay',
  ],
  [
    'a sum of a hotel that is too high',
    "update ledger_hotel_months set paise = paise - 1 where hotel_id = :hotel and month = '2026-12-01'",
    'statement :hotel 2026-12, sum_of_hotel :hotel 2026-12-01',
  ],
  [
    'a closed statement that was changed',
    'update statements set closing = closing + 1, others = others + 1 where hotel_id = :hotel',
    'statement :hotel 2026-12',
  ],
  ['an entry in a closed month', post(['hotel', 'corrections'], -100, { hotel: ':hotel' }), 'statement :hotel 2026-12'],
  ['a payout without entry', unpost('payout_paid', ':payout'), 'payout_paid :payout'],
  [
    'a payout of another amount',
    "update payouts set amount = amount + 1 where id = ':payout'",
    'bank_match payout :payout, payout_paid :payout',
  ],
  [
    'a payout that came back without entry',
    "update payouts set returned_at = paid_at + interval '1 hour' where id = ':payout'",
    'payout_returned :payout',
  ],
  ['a tax payment of another amount', "update tax_payments set amount = amount + 1 where id = ':tax'", 'tax_paid :tax'],
  ['a tax payment without entry', unpost('tax_paid', ':tax'), 'tax_paid :tax'],
  ['a reversed tax payment without entry', unpost('tax_taken_back', ':taxBack'), 'tax_taken_back :taxBack'],
  [
    'the reversal of a tax payment that counts',
    "update tax_payments set taken_back_at = null, taken_back_by = null where id = ':taxBack'",
    'tax_taken_back :taxBack',
  ],
  ['more tax paid than was collected', post(['tds', 'bank'], 10_000_000), 'tax_overpaid tds'],
  ['a settlement without entry', unpost('gateway_settled', ':settlement'), 'settlement :settlement'],
  [
    'a settlement of another fee',
    "update settlements set fee = fee + 1 where reference = ':settlement'",
    'settlement :settlement, settlement_lines :settlement',
  ],
  [
    'a line missing from a settlement',
    "delete from settlement_lines where settlement = ':settlement' and line = 2",
    'settlement_lines :settlement',
  ],
  [
    'a line too many in a settlement',
    `insert into settlement_lines (kind, reference, settlement, line, amount, fee, tax)
      values ('adjustment', 'adj_planted', ':settlement', 9, 500, 0, 0)`,
    'settlement_lines :settlement',
  ],
  [
    'a line of the bank that is not the payout under its UTR',
    "update bank_lines set reference = ':payoutUtr' where id = :rent",
    'bank_payout :payout',
  ],
  [
    'a line of the bank matched with an unknown payout',
    "update bank_matches set ours = 'unknown' where kind = 'payout'",
    'bank_match payout unknown',
  ],
  [
    'a matched line of the bank that is gone',
    'delete from bank_lines where id = :payoutLine',
    'bank_match payout :payout, bank_statement :bankStatement',
  ],
  [
    'a line of the bank that was changed',
    'update bank_lines set paise = paise - 1 where id = :rent',
    'bank_statement :bankStatement',
  ],
  ['a bank charge without entry', unpost('bank_charges', ':charge'), 'bank_explanation :charge'],
  [
    'a bank charge explained as interest',
    "update bank_explanations set kind = 'interest' where line_id = :charge",
    'bank_explanation :charge',
  ],
  [
    'a dispute that is won without entry',
    "update disputes set status = 'won' where reference = ':open'",
    'dispute :open, disputed gateway',
  ],
  ['an open dispute without entry', unpost('dispute_opened', ':open:%'), 'dispute :open, disputed gateway'],
  [
    'a lost dispute of another amount',
    "update disputes set paise = paise - 100 where reference = ':lost'",
    'dispute :lost',
  ],
  ['the entries of a dispute that is gone', "delete from disputes where reference = ':lost'", 'dispute :lost'],
  ['disputed money without a dispute', post(['disputed', 'gateway'], 100), 'disputed gateway'],
  [
    'a refund beside a lost dispute',
    `insert into refunds (id, payment_id, amount, reason, idempotency_key, due_by, status, processed_at)
      values ('${NEW}', ':lostPayment', 5, 'planted', 'planted-refund', now(), 'processed', now())`,
    `paid_twice :lostPayment, refund_asked ${NEW}, refund_processed ${NEW}`,
  ],
  [
    'a payment that the gateway does not know',
    "update dev_gateway_payments set status = 'failed' where reference = ':recentPayment'",
    'gateway_payment :recentPayment',
  ],
  [
    'a payment of another amount at the gateway',
    "update dev_gateway_payments set amount = amount - 1 where reference = ':recentPayment'",
    'gateway_payment :recentAtGateway',
  ],
  [
    'a payment that only the gateway knows',
    `insert into dev_gateway_payments (id, reference, amount, status, payment_id, paid_at)
      values ('tpay_planted', '${NEW}', 700, 'paid', 'tpid_planted', '2027-01-04T09:00:00+05:30')`,
    'gateway_payment tpid_planted',
  ],
  [
    'a refund that the gateway does not know',
    "delete from dev_gateway_refunds where id = ':refundAtGateway'",
    'gateway_refund :recentRefund',
  ],
  [
    'a refund of another amount at the gateway',
    "update dev_gateway_refunds set amount = amount - 1 where id = ':refundAtGateway'",
    'gateway_refund :refundAtGateway',
  ],
  [
    'a refund that only the gateway knows',
    `insert into dev_gateway_refunds (id, gateway_payment_id, amount, status, idempotency_key, created_at)
      values ('trfnd_planted', 'tpay_planted', 7, 'processed', '${NEW}', '2027-01-04T09:00:00+05:30')`,
    'gateway_refund trfnd_planted',
  ],
]
