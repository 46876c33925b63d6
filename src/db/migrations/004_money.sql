-- The credit ledger, payments and refunds (specification §3 credits, §4; decisions: bills, credits). Whole rupees.

create table credit_balances (
  user_id uuid primary key references users (id),
  balance int not null default 0,
  constraint credit_balances_not_negative check (balance >= 0)
);
comment on table credit_balances is 'Each user''s credit, kept by the ledger''s trigger and by nothing else; never below zero (specification §3 userCredits).';

create table credit_entries (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id),
  amount int not null,
  kind text not null,
  booking_id uuid references bookings (id),
  referred_user_id uuid references users (id),
  turn smallint not null default 1,
  note text,
  created_at timestamptz not null default now(),
  constraint credit_entries_kind_known check (kind in ('signup', 'spent', 'returned', 'referral_reward', 'adjustment')),
  constraint credit_entries_sign check (
    amount <> 0 and (kind = 'adjustment' or (amount < 0) = (kind = 'spent'))
  ),
  constraint credit_entries_booking_named check (kind not in ('spent', 'returned') or booking_id is not null),
  constraint credit_entries_referred_named check (
    (kind = 'referral_reward') = (referred_user_id is not null) and referred_user_id <> user_id
  ),
  constraint credit_entries_turn_range check (turn between 1 and 100),
  constraint credit_entries_once unique (booking_id, kind, user_id, turn)
);
comment on table credit_entries is 'The append-only ledger of credits: sign-up +100, spent, returned, referral reward (decisions: credits). turn tells apart repeated spending on one booking (first hold, re-booked late payment, modification), so that each is written once.';
create index credit_entries_of_user on credit_entries (user_id, id);
create unique index credit_entries_one_signup on credit_entries (user_id) where kind = 'signup';
create unique index credit_entries_one_reward on credit_entries (referred_user_id) where kind = 'referral_reward';

-- Updating the balance row first makes entries of one user wait for each other, so the sums below are exact.
create function enter_credit() returns trigger language plpgsql as $$
begin
  insert into credit_balances (user_id) values (new.user_id) on conflict (user_id) do nothing;
  update credit_balances set balance = balance + new.amount where user_id = new.user_id;
  if new.kind = 'returned' and (
    select coalesce(sum(amount), 0) from credit_entries
    where booking_id = new.booking_id and user_id = new.user_id and kind in ('spent', 'returned')
  ) > 0 then
    raise exception 'booking % would return more credit than it spent', new.booking_id
      using errcode = 'check_violation', constraint = 'credit_entries_return_within_spent';
  end if;
  return null;
end $$;
create trigger credit_entries_enter after insert on credit_entries for each row execute function enter_credit();

create trigger credit_entries_append_only before update or delete on credit_entries
  for each row execute function refuse_change('credit_entries is append-only');
create trigger credit_entries_no_truncate before truncate on credit_entries
  for each statement execute function refuse_change('credit_entries is append-only');

-- A statement of the application arrives at trigger depth 0, the ledger's own at depth 1.
create trigger credit_balances_by_ledger_only before insert or update or delete on credit_balances
  for each row when (pg_trigger_depth() = 0)
  execute function refuse_change('only the ledger changes a balance');

create table payments (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null,
  user_id uuid not null,
  purpose text not null,
  modification_id uuid,
  extension_id uuid,
  amount int not null,
  provider text not null,
  provider_ref text,
  provider_payment_id text,
  method text,
  status text not null default 'created',
  checkout_url text,
  redirect_path text,
  failure_reason text,
  expires_at timestamptz,
  settled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint payments_booking_of_user foreign key (booking_id, user_id) references bookings (id, user_id),
  constraint payments_modification_of_booking foreign key (modification_id, booking_id)
    references booking_modifications (id, booking_id),
  constraint payments_extension_of_booking foreign key (extension_id, booking_id) references extensions (id, booking_id),
  constraint payments_provider_ref_once unique (provider, provider_ref),
  constraint payments_purpose_known check (purpose in ('booking', 'modification', 'extension')),
  constraint payments_purpose_matches check (
    (purpose = 'modification') = (modification_id is not null) and (purpose = 'extension') = (extension_id is not null)
  ),
  constraint payments_amount_positive check (amount > 0),
  constraint payments_status_known check (status in ('created', 'open', 'paid', 'failed', 'expired')),
  constraint payments_open_has_ref check (status <> 'open' or provider_ref is not null),
  constraint payments_settled_at_set check ((status = 'paid') = (settled_at is not null)),
  constraint payments_redirect_is_path check (redirect_path ~ '^/([^/\\]|$)')
);
comment on table payments is 'Amounts asked of a guest through a gateway, written before the gateway is called (specification §4 payment_url, §7). A paid payment never becomes anything else.';
create index payments_of_booking on payments (booking_id, created_at);
create index payments_of_user on payments (user_id);
create index payments_of_modification on payments (modification_id) where modification_id is not null;
create index payments_of_extension on payments (extension_id) where extension_id is not null;
create index payments_to_reconcile on payments (created_at) where status in ('created', 'open');
create trigger payments_touch before update on payments for each row execute function touch_updated_at();
create trigger payments_status_move before update of status on payments
  for each row when (old.status is distinct from new.status)
  execute function allow_only_moves(
    'created>open', 'created>paid', 'created>failed', 'created>expired', 'open>paid', 'open>failed', 'open>expired',
    'failed>open', 'failed>paid', 'failed>expired', 'expired>paid'
  );
create trigger payments_amount_fixed before update of amount, booking_id, purpose on payments
  for each row when (
    old.amount <> new.amount or old.booking_id <> new.booking_id or old.purpose <> new.purpose
  )
  execute function refuse_change('what a payment asks, and for what, is fixed');

create table refunds (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references payments (id),
  amount int not null,
  reason text not null,
  status text not null default 'pending',
  provider_ref text unique,
  reference text,
  idempotency_key text not null unique,
  created_at timestamptz not null default now(),
  due_by timestamptz not null,
  processed_at timestamptz,
  last_error text,
  constraint refunds_amount_positive check (amount > 0),
  constraint refunds_status_known check (status in ('pending', 'processed', 'failed')),
  constraint refunds_processed_at_set check ((status = 'processed') = (processed_at is not null)),
  constraint refunds_key_length check (length(idempotency_key) between 10 and 200),
  constraint refunds_reason_filled check (btrim(reason) <> '')
);
comment on table refunds is 'Money going back to its source; together never more than the payment (decisions: cancelling). reference is the bank''s number (ARN) a guest can trace.';
create index refunds_of_payment on refunds (payment_id);
create index refunds_open on refunds (created_at) where status = 'pending';
create trigger refunds_status_move before update of status on refunds
  for each row when (old.status is distinct from new.status)
  execute function allow_only_moves('pending>processed', 'pending>failed', 'failed>processed', 'failed>pending');

-- Locks the payment, so that two refunds of it count each other.
create function keep_refunds_within_payment() returns trigger language plpgsql as $$
declare
  payment payments%rowtype;
  given_back bigint;
begin
  select * into payment from payments where id = new.payment_id for no key update;
  select coalesce(sum(amount), 0) into given_back
    from refunds where payment_id = new.payment_id and id <> new.id and status <> 'failed';
  if payment.status is distinct from 'paid' then
    raise exception 'payment % was not paid', new.payment_id
      using errcode = 'check_violation', constraint = 'refunds_of_paid_payment';
  end if;
  if given_back + new.amount > payment.amount then
    raise exception 'refunds of payment % would exceed it', new.payment_id
      using errcode = 'check_violation', constraint = 'refunds_within_payment';
  end if;
  return new;
end $$;
create trigger refunds_limit before insert or update of amount, status, payment_id on refunds
  for each row when (new.status <> 'failed') execute function keep_refunds_within_payment();

create table webhook_events (
  provider text not null,
  event_id text not null,
  kind text not null,
  body text not null,
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  attempts int not null default 0,
  last_error text,
  primary key (provider, event_id)
);
comment on table webhook_events is 'Events a gateway reported, each stored once by its id, body exactly as signed; a job works on them (design: how a booking is made safe).';
create index webhook_events_waiting on webhook_events (received_at) where processed_at is null;
