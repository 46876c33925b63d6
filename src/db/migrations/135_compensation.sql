-- A hotel that does not take its guests when they could no longer cancel owes them compensation, as credit (decision 0098).
create table compensations (
  booking_id uuid primary key references relocations (booking_id),
  amount int not null,
  owed_at timestamptz not null,
  given_at timestamptz,
  constraint compensations_amount_range check (amount between 99 and 1000),
  constraint compensations_given_after check (given_at >= owed_at)
);
comment on table compensations is 'Credit that guests get from a hotel that did not take them at a time when they could no longer cancel, in rupees.';
comment on column compensations.given_at is 'Null while the hotel''s account cannot bear it.';
create index compensations_waiting on compensations (owed_at) where given_at is null;

create function keep_compensation_earned() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.booking_id, new.amount, new.owed_at) is distinct from (old.booking_id, old.amount, old.owed_at) then
    raise exception 'booking %: compensation stays as it was owed', old.booking_id
      using errcode = 'check_violation', table = 'compensations', constraint = 'compensations_stay';
  end if;
  if tg_op = 'UPDATE' and old.given_at is not null then
    raise exception 'booking %: compensation is given once', old.booking_id
      using errcode = 'check_violation', table = 'compensations', constraint = 'compensations_once';
  end if;
  if not exists (
    select 1 from relocations r left join case_looks k on k.booking_id = r.booking_id
    where r.booking_id = new.booking_id and r.outcome = 'money_back'
      and (r.cause = 'cannot_take' or r.hotel_said = 'did_not_take' or k.verdict = 'counts')
  ) then
    raise exception 'booking %: neither the hotel nor the office says that the hotel did not take these guests', new.booking_id
      using errcode = 'check_violation', table = 'compensations', constraint = 'compensations_earned';
  end if;
  return new;
end $$;
create trigger compensations_earned before insert or update on compensations for each row execute function keep_compensation_earned();
create trigger compensations_stay before delete on compensations for each row execute function refuse_change('compensation that is owed stays owed');

alter table credit_entries drop constraint credit_entries_kind_known;
alter table credit_entries add constraint credit_entries_kind_known
  check (kind in ('signup', 'spent', 'returned', 'referral_reward', 'adjustment', 'compensation'));
