-- What takes two people takes two people in the database as well (docs/decisions/0063).

-- A reason is what somebody can read. As domain/office/operators.ts counts.
create function visible_length(words text) returns int language sql immutable parallel safe as $$
  select length(regexp_replace(words, E'[\\s\u00AD\u034F\u0600-\u0605\u061C\u06DD\u070F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]', '', 'g'))
$$;
comment on function visible_length is 'How many characters of a text somebody sees: spaces, zero-width characters and fillers do not count.';
-- Not valid: what was written before stays as it is.
alter table operator_actions add constraint operator_actions_reason_visible check (visible_length(reason) >= 4) not valid;
alter table office_proposals add constraint office_proposals_reason_visible check (visible_length(reason) >= 4) not valid;

-- The same thing proposed twice, by a second press or by two people, waits once.
create unique index office_proposals_once on office_proposals (kind, md5(terms::text))
  where status = 'waiting' and booking_id is null;

-- Two days in which somebody notices an admin who should not be one.
create function refuse_new_second_person() returns trigger language plpgsql as $$
declare
  second uuid := to_jsonb(new) ->> tg_argv[0];
  decided timestamptz := to_jsonb(new) ->> tg_argv[1];
begin
  if exists (select 1 from operators o where o.id = second and o.granted_at > decided - interval '48 hours') then
    raise exception 'operator % is too new to be a second person', second
      using errcode = 'check_violation', constraint = 'second_person_is_not_new', table = tg_table_name;
  end if;
  return new;
end $$;
create trigger office_proposals_second_person before insert or update on office_proposals
  for each row when (new.status = 'confirmed') execute function refuse_new_second_person('decided_by', 'decided_at');
create trigger hotel_bank_accounts_second_person before insert or update on hotel_bank_accounts
  for each row when (new.confirmed_by is not null) execute function refuse_new_second_person('confirmed_by', 'confirmed_at');
create trigger hotel_terms_second_person before insert or update on hotel_terms
  for each row when (new.confirmed_by is not null) execute function refuse_new_second_person('confirmed_by', 'confirmed_at');
create trigger rates_second_person before insert or update on rates
  for each row when (new.confirmed_by is not null) execute function refuse_new_second_person('confirmed_by', 'confirmed_at');
create trigger payout_runs_second_person before insert or update on payout_runs
  for each row when (new.confirmed_by is not null) execute function refuse_new_second_person('confirmed_by', 'confirmed_at');

-- A guest's new phone while it waits for the second person: with the proposal decided, or the guest erased, it goes.
create table phone_corrections (
  proposal_id uuid primary key references office_proposals (id),
  user_id uuid not null references users (id),
  phone text not null,
  constraint phone_corrections_form check (phone ~ '^\+91[6-9][0-9]{9}$')
);
comment on table phone_corrections is 'The phone that an operator proposes for a guest''s account. Deleted once the proposal is decided.';
create index phone_corrections_user on phone_corrections (user_id);

-- An act on a booking by one person, told apart from a confirmed one: what colleagues gave before is part of each plan.
create index operator_actions_gifts on operator_actions (booking_id, at) where cost > 0 and booking_id is not null;

-- The serving role may not write into operators and office_limits (src/db/grant-rows.ts): these functions do, with the
-- line in the log, and refuse what needs a second person.
create function log_of_office(
  actor operators, deed text, subject text, why text, detail jsonb, first_person uuid, at timestamptz
) returns void language sql as $$
  insert into operator_actions (operator, operator_id, action, subject_id, reason, detail, proposed_by, at)
    values (actor.name, actor.id, deed, subject, why, detail, first_person, at)
$$;

create function acting_admin(id uuid) returns operators language plpgsql as $$
declare
  found operators;
begin
  select * into found from operators o where o.id = acting_admin.id and o.role = 'admin' and o.ended_at is null;
  if found.id is null then
    raise exception 'operator % is no admin', id using errcode = 'check_violation', constraint = 'operators_by_admin';
  end if;
  return found;
end $$;

-- Who proposed what this admin has just confirmed; raises where nobody did.
create function first_person_of(
  proposal uuid, wanted text, confirmed_by uuid, about jsonb, at timestamptz
) returns uuid language plpgsql as $$
declare
  proposer uuid;
begin
  select p.proposed_by into proposer from office_proposals p
    where p.id = proposal and p.kind = wanted and p.status = 'confirmed' and p.decided_by = confirmed_by
      and p.proposed_by <> confirmed_by and p.terms @> about and p.decided_at = at;
  if proposer is null then
    raise exception '% takes two people', wanted using errcode = 'check_violation', constraint = 'two_people';
  end if;
  return proposer;
end $$;

create function grant_office_role(
  wish jsonb, by_admin uuid, proposal uuid, why text, at timestamptz
) returns uuid language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor operators := acting_admin(by_admin);
  first_person uuid;
  granted uuid;
begin
  if wish ->> 'role' <> 'support' then
    first_person := first_person_of(proposal, 'operator', by_admin, wish, at);
  end if;
  insert into operators (phone, name, role, granted_by, granted_at)
    values (wish ->> 'phone', wish ->> 'name', wish ->> 'role', actor.name, at) returning id into granted;
  perform log_of_office(actor, 'operator_added', granted::text, why, jsonb_build_object('role', wish ->> 'role'), first_person, at);
  return granted;
end $$;
comment on function grant_office_role is 'Lets somebody work in the office, with the line in the log. An admin takes a proposal that another admin made; raises two_people without.';

create function end_office_role(leaver uuid, by_admin uuid, why text, at timestamptz)
returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor operators := acting_admin(by_admin);
  gone operators;
begin
  -- Two who end each other at once leave one: the second waits here, and finds itself the last.
  perform 1 from operators o where o.ended_at is null and o.role = 'admin' order by o.id for update;
  select * into gone from operators o where o.id = leaver and o.ended_at is null for update;
  if gone.id is null then
    return 'NOT_FOUND';
  end if;
  if exists (select 1 from operators o where o.id = by_admin and o.ended_at is not null) then
    return 'NOT_FOUND';
  end if;
  if gone.role = 'admin' and not exists (
    select 1 from operators o where o.ended_at is null and o.role = 'admin' and o.id <> leaver
  ) then
    return 'LAST_ADMIN';
  end if;
  update operators set ended_at = greatest(at, granted_at), ended_by = actor.name where id = leaver;
  perform log_of_office(actor, 'operator_ended', leaver::text, why, '{}', null, at);
  return 'ended';
end $$;
comment on function end_office_role is 'Ends somebody''s work in the office, with the line in the log: ended, NOT_FOUND or LAST_ADMIN.';

create function set_office_limits(
  limits jsonb, by_admin uuid, proposal uuid, why text, at timestamptz
) returns int language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor operators := acting_admin(by_admin);
  before office_limits;
  first_person uuid;
  made int;
begin
  select * into before from office_limits order by id desc limit 1;
  -- As domain/office/limits.ts begins, until an admin sets others.
  if (limits ->> 'per_booking')::int > coalesce(before.per_booking, 5000)
    or (limits ->> 'per_day')::int > coalesce(before.per_day, 25000) then
    first_person := first_person_of(proposal, 'limits', by_admin, limits, at);
  end if;
  insert into office_limits (per_booking, per_day, set_by, set_at)
    values ((limits ->> 'per_booking')::int, (limits ->> 'per_day')::int, by_admin, at) returning id into made;
  perform log_of_office(actor, 'limits_set', made::text, why, limits, first_person, at);
  return made;
end $$;
comment on function set_office_limits is 'Sets what one person may give away, with the line in the log. Raising it takes a proposal of another admin; raises two_people without.';

create function lock_operator(id uuid) returns void language sql security definer set search_path = public, pg_temp as $$
  select 1 from operators o where o.id = lock_operator.id for no key update
$$;
comment on function lock_operator is 'Two acts of one operator at once: the second waits for the first, and counts it.';
