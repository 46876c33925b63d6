-- A bank refuses single payments of a file, such as to a closed account. The payout then stays unpaid for good, and the
-- next run pays what is owed, perhaps to another account.
alter table payouts
  add column refused_at timestamptz,
  add column refused_by uuid references operators (id),
  add column refusal text,
  add constraint payouts_refused_whole check (num_nonnulls(refused_at, refused_by, refusal) in (0, 3)),
  add constraint payouts_refused_or_paid check (refused_at is null or paid_at is null),
  add constraint payouts_refused_after_sending check (refused_at is null or refused_at >= sent_at),
  add constraint payouts_refusal_length check (btrim(refusal) <> '' and length(refusal) <= 200);
create index payouts_refused_by on payouts (refused_by) where refused_by is not null;

-- Files made before this have whole ids as references, which many banks cut. Taken again, they stay as they were.
alter table payout_files add column has_short_references boolean not null default false;

create or replace function keep_payouts_within_balance() returns trigger language plpgsql as $$
declare
  owed bigint;
  underway bigint;
begin
  perform lock_books(new.hotel_id);
  select coalesce(-sum(paise), 0) into owed from ledger_entries where hotel_id = new.hotel_id;
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

create or replace function keep_payout_moves() returns trigger language plpgsql as $$
begin
  if (old.id, old.run_id, old.hotel_id, old.month, old.amount, old.account_id)
      is distinct from (new.id, new.run_id, new.hotel_id, new.month, new.amount, new.account_id)
    or (old.paid_at is not null and (old.paid_at, old.paid_by, old.bank_reference)
      is distinct from (new.paid_at, new.paid_by, new.bank_reference))
    or old.returned_at is not null or old.refused_at is not null then
    raise exception 'payout % stays as it is', old.id
      using errcode = 'check_violation', constraint = 'payouts_stay', table = 'payouts';
  end if;
  if new.paid_at is not null and not exists (
    select 1 from payout_runs r where r.id = new.run_id and r.confirmed_at is not null
  ) then
    raise exception 'payout % was not confirmed', old.id
      using errcode = 'check_violation', constraint = 'payouts_paid_after_confirming', table = 'payouts';
  end if;
  if new.refused_at is not null and new.sent_at is null then
    raise exception 'payout % was not sent', old.id
      using errcode = 'check_violation', constraint = 'payouts_refused_after_sending', table = 'payouts';
  end if;
  return new;
end $$;

create or replace function keep_payout_files_payable() returns trigger language plpgsql as $$
begin
  perform 1 from payouts p join payout_runs r on r.id = p.run_id
    where p.id = new.payout_id and p.paid_at is null and p.refused_at is null and r.confirmed_at is not null for update of p;
  if not found then
    raise exception 'payout % is not to be paid', new.payout_id
      using errcode = 'check_violation', constraint = 'payout_files_payable', table = 'payout_file_lines';
  end if;
  return new;
end $$;
