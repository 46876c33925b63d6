-- Payments that a guest's bank takes back (docs/decisions/0093). The gateway reports a dispute in any order, twice and late;
-- its state is counted from all reports (`domain/disputes`).

alter table ledger_postings drop constraint ledger_postings_kind_known;
alter table ledger_postings add constraint ledger_postings_kind_known check (kind in (
  'payment_settled', 'refund_asked', 'refund_processed', 'credit', 'stay', 'gateway_settled', 'payout_paid', 'payout_returned',
  'correction', 'tax_paid', 'tax_taken_back', 'dispute_opened', 'dispute_won', 'dispute_lost'
));
alter table ledger_entries drop constraint ledger_entries_account_known;
alter table ledger_entries add constraint ledger_entries_account_known check (account in (
  'gateway', 'bank', 'disputed', 'guest_money', 'guest_refunds', 'guest_credits', 'hotel', 'commission', 'coupons',
  'referral_discounts', 'credits_given', 'relocations', 'goodwill', 'tax_borne', 'rounding', 'gateway_fees', 'dispute_losses',
  'corrections', 'gst_commission', 'gst_rooms', 'gst_input', 'tcs', 'tds'
));
-- A lost dispute pays refunds that were owed: the guest's bank has given the money back.
alter table refunds drop constraint refunds_paid_from_known;
alter table refunds add constraint refunds_paid_from_known check (paid_from in ('gateway', 'bank', 'disputed'));

create table disputes (
  reference text primary key,
  provider text not null,
  provider_payment_id text not null,
  payment_id uuid references payments (id),
  paise bigint not null,
  status text not null,
  phase text not null,
  reason_code text,
  reason text,
  respond_by timestamptz,
  opened_at timestamptz not null,
  changed_at timestamptz not null,
  answer text,
  answered_by uuid references operators (id),
  answered_at timestamptz,
  answer_reason text,
  constraint disputes_reference_form check (reference ~ '^[A-Za-z0-9_-]{6,60}$'),
  constraint disputes_paise_positive check (paise > 0),
  constraint disputes_status_known check (status in ('open', 'action_required', 'under_review', 'won', 'closed', 'lost')),
  constraint disputes_phase_known check (phase in ('fraud', 'retrieval', 'chargeback', 'pre_arbitration', 'arbitration')),
  constraint disputes_reason_length check (length(reason_code) <= 100 and length(reason) <= 500),
  constraint disputes_answer_known check (answer in ('evidence_sent', 'accepted')),
  constraint disputes_answer_whole check (num_nonnulls(answer, answered_by, answered_at, answer_reason) in (0, 4)),
  constraint disputes_answer_reason_visible check (visible_length(answer_reason) >= 4 and length(answer_reason) <= 200)
);
comment on table disputes is 'A payment that a guest''s bank disputes, as the gateway''s reports make it; in paise. payment_id: ours, if we know it. answer: what the office last did about it at the gateway.';
create index disputes_payment on disputes (payment_id) where payment_id is not null;
create index disputes_waiting on disputes (respond_by) where status in ('open', 'action_required');
create index disputes_opened on disputes (opened_at, reference);
create index disputes_answered_by on disputes (answered_by) where answered_by is not null;

create table dispute_reports (
  reference text not null references disputes (reference),
  event_id text not null,
  status text not null,
  phase text not null,
  paise bigint not null,
  respond_by timestamptz,
  at timestamptz not null,
  received_at timestamptz not null,
  primary key (reference, event_id),
  constraint dispute_reports_status_known check (status in ('open', 'action_required', 'under_review', 'won', 'closed', 'lost')),
  constraint dispute_reports_phase_known check (phase in ('fraud', 'retrieval', 'chargeback', 'pre_arbitration', 'arbitration'))
);
comment on table dispute_reports is 'What the gateway reported of a dispute, each event once; at is the gateway''s own time. Never changed.';
create trigger dispute_reports_stay before update or delete on dispute_reports
  for each row execute function refuse_change('what the gateway reported stays written');
create trigger dispute_reports_no_truncate before truncate on dispute_reports
  for each statement execute function refuse_change('what the gateway reported stays written');

create trigger disputes_stay before delete on disputes
  for each row execute function refuse_change('a dispute stays written');
create trigger disputes_no_truncate before truncate on disputes
  for each statement execute function refuse_change('a dispute stays written');
create trigger disputes_lost_for_good before update on disputes
  for each row when (old.status = 'lost' and (new.status <> 'lost' or new.paise <> old.paise))
  execute function refuse_change('a lost dispute stays lost');
create trigger disputes_payment_fixed before update on disputes
  for each row when (old.payment_id is distinct from new.payment_id and old.payment_id is not null)
  execute function refuse_change('a dispute is about one payment');

create function disputed_of_payment(asked_payment uuid) returns table (held bigint, lost bigint) rows 1 language sql as $$
  select coalesce(sum(d.paise) filter (
      where d.status in ('open', 'action_required', 'under_review') and d.phase not in ('fraud', 'retrieval')), 0)::bigint,
    greatest(0, coalesce(sum(d.paise) filter (where d.status = 'lost'), 0)
      - coalesce((select sum(r.amount) * 100::bigint from refunds r
          where r.payment_id = asked_payment and r.paid_from = 'disputed' and r.status = 'processed'), 0))::bigint
  from disputes d where d.payment_id = asked_payment
$$;
comment on function disputed_of_payment is 'Paise of a payment that the gateway holds back for disputes, and paise that are lost beyond the refunds that lost disputes paid.';

-- The guest's bank has paid them: a refund beside a lost dispute pays twice. Fires after refunds_limit, which locks the payment.
create function keep_refunds_beside_disputes() returns trigger language plpgsql as $$
declare
  most bigint := (select amount * 100::bigint from payments where id = new.payment_id);
  disputed record;
  others bigint;
begin
  select * into disputed from disputed_of_payment(new.payment_id);
  if tg_op = 'UPDATE' and new.paid_from = 'disputed' then
    if disputed.lost < new.amount * 100::bigint then
      raise exception 'refund % is more than was lost', new.id
        using errcode = 'check_violation', constraint = 'refunds_paid_by_lost_dispute', table = 'refunds';
    end if;
    return new;
  end if;
  -- What the gateway reports as paid is true whatever we think: only our own acts are refused.
  if tg_op = 'UPDATE' and new.paid_from <> 'bank' then
    return new;
  end if;
  select coalesce(sum(amount), 0) * 100::bigint into others from refunds
    where payment_id = new.payment_id and id <> new.id and paid_from <> 'disputed'
      and case tg_op when 'INSERT' then status <> 'failed' else status = 'processed' end;
  if disputed.lost > 0 and others + new.amount * 100::bigint + disputed.lost > most
    or tg_op = 'UPDATE' and disputed.held > 0 and others + new.amount * 100::bigint + disputed.held + disputed.lost > most then
    raise exception 'payment % is disputed', new.payment_id
      using errcode = 'check_violation', constraint = 'refunds_beside_dispute', table = 'refunds';
  end if;
  return new;
end $$;
create trigger refunds_within_payment_and_disputes before insert on refunds
  for each row execute function keep_refunds_beside_disputes();
create trigger refunds_not_beside_dispute before update of status on refunds
  for each row when (old.status <> 'processed' and new.status = 'processed') execute function keep_refunds_beside_disputes();
