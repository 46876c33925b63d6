-- Sums by day, and by hotel and month, from which balances are read instead of from all entries (decision 0108).
create table ledger_days (
  day date not null,
  account text not null,
  kind text not null,
  paise bigint not null,
  primary key (account, day, kind)
);
comment on table ledger_days is 'The summed entries of an account by day in India and kind of posting, up to ledger_summed.until_posting.';

create table ledger_hotel_months (
  hotel_id int not null references hotels (id),
  month date not null,
  paise bigint not null,
  primary key (hotel_id, month)
);
create index ledger_hotel_months_by_month on ledger_hotel_months (month, hotel_id);
comment on table ledger_hotel_months is 'The summed entries of a hotel by month in India, up to ledger_summed.until_posting.';

create table ledger_summed (
  only_row boolean primary key default true constraint ledger_summed_one_row check (only_row),
  until_posting bigint not null default 0,
  marked_posting bigint not null default 0,
  constraint ledger_summed_within_mark check (until_posting between 0 and marked_posting)
);
comment on table ledger_summed is 'How far the sums go: every posting up to until_posting is in them. No posting up to marked_posting can still appear.';
insert into ledger_summed default values;
create trigger ledger_summed_stays before delete on ledger_summed execute function refuse_change('the sums of the books know how far they go');

create trigger ledger_days_no_truncate before truncate on ledger_days execute function refuse_change('sums of the books are only added to');
create trigger ledger_hotel_months_no_truncate before truncate on ledger_hotel_months execute function refuse_change('sums of the books are only added to');

-- An entry added to a posting that is already in the sums would be missing from them.
create function refuse_entry_of_summed_posting() returns trigger language plpgsql as $$
begin
  if exists (select 1 from written w where w.posting_id <= (select marked_posting from ledger_summed)) then
    raise exception 'the sums already contain this posting'
      using errcode = 'check_violation', constraint = 'ledger_entries_of_new_postings', table = 'ledger_entries';
  end if;
  return null;
end $$;
create trigger ledger_entries_of_new_postings after insert on ledger_entries
  referencing new table as written for each statement execute function refuse_entry_of_summed_posting();

-- A posting with a lower id may be committed later than one with a higher id. The lock therefore waits until no transaction
-- is writing postings. It gives up after a fifth of a second, so payments never wait longer.
create function mark_ledger_sums() returns bigint language plpgsql security definer
  set search_path = public, pg_temp set lock_timeout = '200ms' as $$
declare
  marked bigint;
begin
  lock table ledger_postings in share mode;
  select max(id) into marked from ledger_postings;
  update ledger_summed set marked_posting = greatest(marked_posting, coalesce(marked, 0)) returning marked_posting into marked;
  return marked;
end $$;
comment on function mark_ledger_sums is 'Marks the last posting below which none can appear any more. Alone in its transaction, which holds the lock.';

create function sum_ledger(most int) returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  summed ledger_summed;
  until bigint;
  many bigint;
begin
  select * into summed from ledger_summed for update;
  select max(next.id), count(*) into until, many from (
    select id from ledger_postings where id > summed.until_posting and id <= summed.marked_posting order by id limit most) next;
  if many = 0 then
    return 0;
  end if;
  insert into ledger_days as d (day, account, kind, paise)
    select (p.at at time zone 'Asia/Kolkata')::date, e.account, p.kind, sum(e.paise)
    from ledger_postings p join ledger_entries e on e.posting_id = p.id
    where p.id > summed.until_posting and p.id <= until and e.posting_id > summed.until_posting and e.posting_id <= until group by 1, 2, 3
    on conflict (account, day, kind) do update set paise = d.paise + excluded.paise;
  insert into ledger_hotel_months as m (hotel_id, month, paise)
    select e.hotel_id, date_trunc('month', p.at at time zone 'Asia/Kolkata')::date, sum(e.paise)
    from ledger_postings p join ledger_entries e on e.posting_id = p.id
    where p.id > summed.until_posting and p.id <= until and e.posting_id > summed.until_posting and e.posting_id <= until and e.hotel_id is not null group by 1, 2
    on conflict (hotel_id, month) do update set paise = m.paise + excluded.paise;
  update ledger_summed set until_posting = until;
  return many;
end $$;
comment on function sum_ledger is 'Adds the next postings to the sums, this many at most. Returns how many, 0 at the mark.';

-- EXECUTE plans the query for the actual id. With a variable, the planner would choose to read every entry.
create function unsummed_entries(of_hotel int default null)
returns table (kind text, at timestamptz, account text, hotel_id int, paise bigint)
language plpgsql stable rows 500 as $$
declare
  until bigint := (select s.until_posting from ledger_summed s);
begin
  if of_hotel is null then
    return query execute 'select p.kind, p.at, e.account, e.hotel_id, e.paise from ledger_postings p
      join ledger_entries e on e.posting_id = p.id where p.id > $1 and e.posting_id > $1' using until;
  else
    return query execute 'select p.kind, p.at, e.account, e.hotel_id, e.paise from ledger_entries e
      join ledger_postings p on p.id = e.posting_id where e.hotel_id = $2 and e.posting_id > $1' using until, of_hotel;
  end if;
end $$;
comment on function unsummed_entries is 'The entries that no sum contains yet, of one hotel or of all accounts.';

create function owed_to_hotel(hotel int, before timestamptz default 'infinity') returns bigint language sql stable as $$
  select -coalesce((select sum(m.paise) from ledger_hotel_months m where m.hotel_id = $1 and m.month < ($2 at time zone 'Asia/Kolkata')::date), 0)::bigint
    - coalesce((select sum(u.paise) from unsummed_entries($1) u where u.at < $2), 0)::bigint
$$;
comment on function owed_to_hotel is 'What we owe a hotel, in paise, by entries before a moment, which must be the beginning of a month in India; less than 0 if it owes us.';

create function balance_of_account(asked text) returns bigint language sql stable as $$
  select coalesce((select sum(d.paise) from ledger_days d where d.account = $1), 0)::bigint
    + coalesce((select sum(u.paise) from unsummed_entries() u where u.account = $1), 0)::bigint
$$;
comment on function balance_of_account is 'The sum of all entries of an account, in paise.';

create or replace function keep_statement_true() returns trigger language plpgsql as $$
declare
  before bigint;
  after bigint;
  open_since date;
begin
  perform lock_books(new.hotel_id);
  if exists (select 1 from statements s where s.hotel_id = new.hotel_id and s.month > new.month) then
    raise exception 'hotel %: a later month than % is closed', new.hotel_id, new.month
      using errcode = 'check_violation', constraint = 'statements_in_order';
  end if;
  select coalesce((max(s.month) + interval '1 month')::date, '-infinity') into open_since from statements s where s.hotel_id = new.hotel_id;
  if exists (select 1 from ledger_hotel_months m where m.hotel_id = new.hotel_id and m.month < new.month and m.month >= open_since)
      or exists (select 1 from unsummed_entries(new.hotel_id) u where u.at < month_start(new.month) and u.at >= month_start(open_since)) then
    raise exception 'hotel %: a month before % is open', new.hotel_id, new.month
      using errcode = 'check_violation', constraint = 'statements_in_order';
  end if;
  before := owed_to_hotel(new.hotel_id, month_start(new.month));
  after := owed_to_hotel(new.hotel_id, month_end(new.month));
  if new.opening <> before or new.closing <> after then
    raise exception 'hotel %, %: from % to %, the books say % to %', new.hotel_id, new.month, new.opening, new.closing, before, after
      using errcode = 'check_violation', constraint = 'statements_as_booked';
  end if;
  return new;
end $$;

create or replace function keep_payouts_within_balance() returns trigger language plpgsql as $$
declare
  owed bigint;
  underway bigint;
begin
  perform lock_books(new.hotel_id);
  owed := owed_to_hotel(new.hotel_id);
  select coalesce(sum(p.amount), 0) into underway from payouts p join payout_runs r on r.id = p.run_id
    where p.hotel_id = new.hotel_id and p.paid_at is null and p.refused_at is null and r.dropped_at is null;
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

create or replace function keep_settlement_within_gateway() returns trigger language plpgsql as $$
declare
  held bigint;
begin
  if (select p.kind from ledger_postings p where p.id = new.posting_id) <> 'gateway_settled' then
    return new;
  end if;
  perform pg_advisory_xact_lock(7007, 0);
  held := balance_of_account('gateway');
  if held + new.paise < 0 then
    raise exception 'the gateway holds %, not %', held, -new.paise
      using errcode = 'check_violation', constraint = 'settlements_within_gateway', table = 'ledger_entries';
  end if;
  return new;
end $$;

create or replace function keep_tax_within_held() returns trigger language plpgsql as $$
declare
  held bigint;
begin
  perform pg_advisory_xact_lock(7006, hashtext(new.tax));
  held := -balance_of_account(new.tax);
  if new.amount > held then
    raise exception '% of % is held, not %', held, new.tax, new.amount
      using errcode = 'check_violation', constraint = 'tax_payments_within_held', table = 'tax_payments';
  end if;
  return new;
end $$;
