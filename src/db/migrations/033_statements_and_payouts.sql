-- A hotel's month, closed once, and the way of its money to the bank (docs/decisions/0031).

-- Midnight in India at which a month begins, and the next.
create function month_start(month date) returns timestamptz language sql immutable as $$
  select month::timestamp at time zone 'Asia/Kolkata'
$$;
create function month_end(month date) returns timestamptz language sql immutable as $$
  select (month + interval '1 month')::timestamp at time zone 'Asia/Kolkata'
$$;

create table statements (
  hotel_id int not null references hotels (id),
  month date not null,
  opening bigint not null,
  stays bigint not null,
  others bigint not null,
  payouts bigint not null,
  closing bigint not null,
  closed_by uuid not null references operators (id),
  closed_at timestamptz not null,
  reason text not null,
  primary key (hotel_id, month),
  constraint statements_whole_month check (extract(day from month) = 1),
  constraint statements_month_over check (closed_at >= month_end(month)),
  constraint statements_add_up check (closing = opening + stays + others + payouts),
  constraint statements_reason_length check (btrim(reason) <> '' and length(reason) <= 200)
);
comment on table statements is 'A closed month of a hotel in paise: what was carried forward, what its stays brought, corrections and moves, what was paid out, what we owe at its end (below zero: the hotel owes us). Its lines are the postings of that month, to which none is added any more. Never changed.';
create index statements_closed_by on statements (closed_by);
create trigger statements_stay before update or delete on statements
  for each row execute function refuse_change('a closed statement stays as it is');
create trigger statements_no_truncate before truncate on statements
  for each statement execute function refuse_change('a closed statement stays as it is');

-- Postings of a hotel and the closing of its months wait for each other; the class number is that of
-- src/server/features/ledger/books.ts.
create function lock_books(hotel int) returns void language sql as $$
  select pg_advisory_xact_lock(7002, hotel)
$$;

-- A month is closed after those before it, and says what the ledger says.
create function keep_statement_true() returns trigger language plpgsql as $$
declare
  before bigint;
  after bigint;
begin
  perform lock_books(new.hotel_id);
  if exists (select 1 from statements s where s.hotel_id = new.hotel_id and s.month > new.month) then
    raise exception 'hotel %: a later month than % is closed', new.hotel_id, new.month
      using errcode = 'check_violation', constraint = 'statements_in_order';
  end if;
  select coalesce(-sum(e.paise) filter (where p.at < month_start(new.month)), 0),
      coalesce(-sum(e.paise) filter (where p.at < month_end(new.month)), 0) into before, after
    from ledger_entries e join ledger_postings p on p.id = e.posting_id where e.hotel_id = new.hotel_id;
  if new.opening <> before or new.closing <> after then
    raise exception 'hotel %, %: from % to %, the books say % to %', new.hotel_id, new.month, new.opening, new.closing, before, after
      using errcode = 'check_violation', constraint = 'statements_as_booked';
  end if;
  return new;
end $$;
create trigger statements_true before insert on statements for each row execute function keep_statement_true();

create function refuse_entry_of_closed_month() returns trigger language plpgsql as $$
begin
  perform lock_books(new.hotel_id);
  if exists (
    select 1 from statements s join ledger_postings p on p.id = new.posting_id
    where s.hotel_id = new.hotel_id and p.at < month_end(s.month)
  ) then
    raise exception 'hotel %: the month of posting % is closed', new.hotel_id, new.posting_id
      using errcode = 'check_violation', constraint = 'ledger_months_stay_closed';
  end if;
  return new;
end $$;
create trigger ledger_months_stay_closed before insert on ledger_entries
  for each row when (new.account = 'hotel') execute function refuse_entry_of_closed_month();

create table hotel_bank_accounts (
  id int generated always as identity primary key,
  hotel_id int not null references hotels (id),
  holder text not null,
  account_number text not null,
  ifsc text not null,
  bank_name text not null,
  proposed_by uuid not null references operators (id),
  proposed_at timestamptz not null,
  reason text not null,
  confirmed_by uuid references operators (id),
  confirmed_at timestamptz,
  counts_from timestamptz,
  constraint hotel_bank_accounts_id_of_hotel unique (id, hotel_id),
  constraint hotel_bank_accounts_holder_filled check (btrim(holder) <> '' and length(holder) <= 100),
  constraint hotel_bank_accounts_number_form check (account_number ~ '^[0-9]{9,18}$'),
  constraint hotel_bank_accounts_ifsc_form check (ifsc ~ '^[A-Z]{4}0[A-Z0-9]{6}$'),
  constraint hotel_bank_accounts_bank_filled check (btrim(bank_name) <> '' and length(bank_name) <= 80),
  constraint hotel_bank_accounts_reason_length check (btrim(reason) <> '' and length(reason) <= 200),
  constraint hotel_bank_accounts_two_people check (confirmed_by <> proposed_by),
  constraint hotel_bank_accounts_confirmed_whole check (
    (confirmed_by is null) = (confirmed_at is null) and (confirmed_at is null) = (counts_from is null)
    and confirmed_at >= proposed_at
  ),
  constraint hotel_bank_accounts_wait check (counts_from >= confirmed_at + interval '48 hours')
);
comment on table hotel_bank_accounts is 'Where a hotel is paid: proposed by one operator, confirmed by another, used 48 hours later. The newest that counts is the one.';
create index hotel_bank_accounts_hotel on hotel_bank_accounts (hotel_id, id);
create index hotel_bank_accounts_proposed_by on hotel_bank_accounts (proposed_by);
create index hotel_bank_accounts_confirmed_by on hotel_bank_accounts (confirmed_by) where confirmed_by is not null;
create trigger hotel_bank_accounts_stay before update or delete on hotel_bank_accounts
  for each row when (old.confirmed_at is not null) execute function refuse_change('confirmed bank details stay as they are');

create table payout_runs (
  id uuid primary key,
  proposed_by uuid not null references operators (id),
  proposed_at timestamptz not null,
  reason text not null,
  confirmed_by uuid references operators (id),
  confirmed_at timestamptz,
  dropped_by uuid references operators (id),
  dropped_at timestamptz,
  constraint payout_runs_reason_length check (btrim(reason) <> '' and length(reason) <= 200),
  constraint payout_runs_two_people check (confirmed_by <> proposed_by),
  constraint payout_runs_confirmed_whole check ((confirmed_by is null) = (confirmed_at is null) and confirmed_at >= proposed_at),
  constraint payout_runs_dropped_whole check ((dropped_by is null) = (dropped_at is null) and dropped_at >= proposed_at),
  constraint payout_runs_one_end check (confirmed_at is null or dropped_at is null)
);
comment on table payout_runs is 'Payouts that one operator proposes together and another confirms, or either drops.';
create index payout_runs_proposed_by on payout_runs (proposed_by);
create index payout_runs_confirmed_by on payout_runs (confirmed_by) where confirmed_by is not null;
create index payout_runs_dropped_by on payout_runs (dropped_by) where dropped_by is not null;
create trigger payout_runs_stay before update or delete on payout_runs
  for each row when (old.confirmed_at is not null or old.dropped_at is not null)
  execute function refuse_change('a run that was confirmed or dropped stays so');

create table payouts (
  id uuid primary key,
  run_id uuid not null references payout_runs (id),
  hotel_id int not null,
  month date not null,
  amount bigint not null,
  account_id int not null,
  sent_at timestamptz,
  bank_reference text unique,
  paid_by uuid references operators (id),
  paid_at timestamptz,
  returned_at timestamptz,
  constraint payouts_once_a_run unique (run_id, hotel_id),
  constraint payouts_of_statement foreign key (hotel_id, month) references statements (hotel_id, month),
  constraint payouts_to_own_account foreign key (account_id, hotel_id) references hotel_bank_accounts (id, hotel_id),
  constraint payouts_amount_positive check (amount > 0),
  constraint payouts_reference_form check (bank_reference ~ '^[A-Za-z0-9/-]{6,40}$'),
  constraint payouts_paid_whole check (num_nonnulls(paid_at, paid_by, bank_reference) in (0, 3)),
  constraint payouts_returned_after check (returned_at is null or returned_at >= paid_at)
);
comment on table payouts is 'What a hotel is paid of a closed statement, in paise. Its posting is written with its bank reference, and another if the bank sends it back.';
create index payouts_paid_by on payouts (paid_by) where paid_by is not null;
create index payouts_hotel on payouts (hotel_id, month);

-- Open: proposed or confirmed, and neither paid nor dropped. Together with these, never more than the hotel is owed.
create function keep_payouts_within_balance() returns trigger language plpgsql as $$
declare
  owed bigint;
  underway bigint;
begin
  perform lock_books(new.hotel_id);
  select coalesce(-sum(paise), 0) into owed from ledger_entries where hotel_id = new.hotel_id;
  select coalesce(sum(p.amount), 0) into underway from payouts p join payout_runs r on r.id = p.run_id
    where p.hotel_id = new.hotel_id and p.paid_at is null and r.dropped_at is null;
  if underway + new.amount > owed then
    raise exception 'hotel % is owed %, % of it under way', new.hotel_id, owed, underway
      using errcode = 'check_violation', constraint = 'payouts_within_balance';
  end if;
  if not exists (
    select 1 from hotel_bank_accounts a join payout_runs r on r.id = new.run_id
    where a.id = new.account_id and a.counts_from <= r.proposed_at
  ) then
    raise exception 'bank account % does not count yet', new.account_id
      using errcode = 'check_violation', constraint = 'payouts_to_waited_account';
  end if;
  return new;
end $$;
create trigger payouts_within_balance before insert on payouts for each row execute function keep_payouts_within_balance();

create function keep_payout_moves() returns trigger language plpgsql as $$
begin
  if (old.id, old.run_id, old.hotel_id, old.month, old.amount, old.account_id)
      is distinct from (new.id, new.run_id, new.hotel_id, new.month, new.amount, new.account_id)
    or (old.paid_at is not null and (old.paid_at, old.paid_by, old.bank_reference)
      is distinct from (new.paid_at, new.paid_by, new.bank_reference))
    or old.returned_at is not null then
    raise exception 'payout % stays as it is', old.id
      using errcode = 'check_violation', constraint = 'payouts_stay', table = 'payouts';
  end if;
  if new.paid_at is not null and not exists (
    select 1 from payout_runs r where r.id = new.run_id and r.confirmed_at is not null
  ) then
    raise exception 'payout % was not confirmed', old.id
      using errcode = 'check_violation', constraint = 'payouts_paid_after_confirming', table = 'payouts';
  end if;
  return new;
end $$;
create trigger payouts_moves before update on payouts for each row execute function keep_payout_moves();
create trigger payouts_stay before delete on payouts
  for each row execute function refuse_change('a payout stays written');

create table book_checks (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  differences int not null,
  found jsonb not null,
  constraint book_checks_differences_range check (differences >= 0)
);
comment on table book_checks is 'A comparison of the books with payments, refunds, credits, stays and the gateway''s own list: how many differences, and the first of them. Never changed.';
create index book_checks_at on book_checks (at);
create trigger book_checks_stay before update or delete on book_checks
  for each row execute function refuse_change('what a check found stays written');
