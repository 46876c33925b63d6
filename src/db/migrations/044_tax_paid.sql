-- What was collected for the state and paid to it, with the challan that proves it (docs/decisions/0030).

alter table ledger_postings drop constraint ledger_postings_kind_known;
alter table ledger_postings add constraint ledger_postings_kind_known check (kind in (
  'payment_settled', 'refund_asked', 'refund_processed', 'credit', 'stay', 'gateway_settled', 'payout_paid', 'payout_returned',
  'correction', 'tax_paid', 'tax_taken_back'
));

create table tax_payments (
  id uuid primary key,
  tax text not null,
  month date not null,
  amount bigint not null,
  challan text not null,
  paid_on date not null,
  recorded_by uuid not null references operators (id),
  recorded_at timestamptz not null,
  reason text not null,
  taken_back_by uuid references operators (id),
  taken_back_at timestamptz,
  constraint tax_payments_tax_known check (tax in ('gst_commission', 'gst_rooms', 'tcs', 'tds')),
  constraint tax_payments_month_first_day check (extract(day from month) = 1),
  constraint tax_payments_amount_positive check (amount > 0),
  constraint tax_payments_challan_form check (challan ~ '^[A-Za-z0-9/-]{5,40}$'),
  constraint tax_payments_not_ahead check (paid_on <= (recorded_at at time zone 'Asia/Kolkata')::date and month <= paid_on),
  constraint tax_payments_reason_length check (btrim(reason) <> '' and length(reason) <= 200),
  constraint tax_payments_taken_back_whole check ((taken_back_by is null) = (taken_back_at is null) and taken_back_at >= recorded_at)
);
comment on table tax_payments is 'Collected tax that we paid to the state for a month, in paise, with the number of its challan. taken_back: it was entered wrongly. Both are posted to the books.';
-- One challan may pay several taxes, each once; one that was entered wrongly is entered again.
create unique index tax_payments_challan_once on tax_payments (tax, challan) where taken_back_at is null;
create index tax_payments_by_day on tax_payments (paid_on, id);
create index tax_payments_recorded_by on tax_payments (recorded_by);
create index tax_payments_taken_back_by on tax_payments (taken_back_by) where taken_back_by is not null;

-- Never more than what the books hold for the state. Two at once take turns by a lock of the tax, until both are posted.
create function keep_tax_within_held() returns trigger language plpgsql as $$
declare
  held bigint;
begin
  perform pg_advisory_xact_lock(7006, hashtext(new.tax));
  select coalesce(-sum(paise), 0) into held from ledger_entries where account = new.tax;
  if new.amount > held then
    raise exception '% of % is held, not %', held, new.tax, new.amount
      using errcode = 'check_violation', constraint = 'tax_payments_within_held', table = 'tax_payments';
  end if;
  return new;
end $$;
create trigger tax_payments_within_held before insert on tax_payments for each row execute function keep_tax_within_held();

create function keep_tax_payment() returns trigger language plpgsql as $$
begin
  if old.taken_back_at is not null
    or (old.id, old.tax, old.month, old.amount, old.challan, old.paid_on, old.recorded_by, old.recorded_at, old.reason)
      is distinct from (new.id, new.tax, new.month, new.amount, new.challan, new.paid_on, new.recorded_by, new.recorded_at, new.reason) then
    raise exception 'tax payment % stays as it is', old.id
      using errcode = 'check_violation', constraint = 'tax_payments_stay', table = 'tax_payments';
  end if;
  return new;
end $$;
create trigger tax_payments_kept before update on tax_payments for each row execute function keep_tax_payment();
create trigger tax_payments_stay before delete on tax_payments
  for each row execute function refuse_change('what was paid to the state stays written');
create trigger tax_payments_no_truncate before truncate on tax_payments
  for each statement execute function refuse_change('what was paid to the state stays written');

-- Posted by the table itself, as a payment is: no writer can forget it. domain/ledger/movements.ts says the same.
create function post_tax_payment() returns trigger language plpgsql as $$
begin
  perform post_fact('tax_paid', new.id::text, null, null, new.recorded_at, new.reason,
    array[new.tax, 'bank'], null, null, array[new.amount, -new.amount]);
  return null;
end $$;
create trigger tax_payments_posted after insert on tax_payments for each row execute function post_tax_payment();

create function post_tax_taken_back() returns trigger language plpgsql as $$
begin
  perform post_fact('tax_taken_back', new.id::text, null, null, new.taken_back_at, null,
    array[new.tax, 'bank'], null, null, array[-new.amount, new.amount]);
  return null;
end $$;
create trigger tax_payments_taken_back after update on tax_payments
  for each row when (old.taken_back_at is null and new.taken_back_at is not null) execute function post_tax_taken_back();
