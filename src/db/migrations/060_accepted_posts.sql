-- A post is accepted by the person who holds it, and a paired device waits until a manager lets it in (docs/decisions/0060).

alter table hotel_staff add column accepted_at timestamptz;
alter table hotel_staff add column vouched_by uuid;
comment on column hotel_staff.accepted_at is 'When this person accepted the post with a one-time password of their own; null: invited only. For a colleague without a phone: when the manager vouched for them.';
comment on column hotel_staff.vouched_by is 'The manager who answers for a colleague without a phone, who signs in on paired devices only.';
-- Who works today keeps the post.
update hotel_staff set accepted_at = granted_at where ended_at is null;

alter table hotel_staff alter column phone drop not null;
alter table hotel_staff add constraint hotel_staff_vouched_by_colleague foreign key (vouched_by, hotel_id) references hotel_staff (id, hotel_id);
create index hotel_staff_vouched_by on hotel_staff (vouched_by) where vouched_by is not null;
alter table hotel_staff add constraint hotel_staff_reached_or_vouched check (
  case when phone is null then role = 'desk' and vouched_by is not null and accepted_at is not null else vouched_by is null end
);
alter table hotel_staff add constraint hotel_staff_accepted_after check (accepted_at >= granted_at);
create trigger hotel_staff_stays_accepted before update on hotel_staff
  for each row when (
    old.phone is distinct from new.phone or old.accepted_at is not null and old.accepted_at is distinct from new.accepted_at
  ) execute function refuse_change('a post is accepted once, by one person');

create table device_pairings (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null,
  attempt_hash bytea not null,
  staff_id uuid not null,
  hotel_id int not null,
  code_by uuid not null,
  device text,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid,
  is_let_in boolean,
  constraint device_pairings_token_once unique (token_hash),
  constraint device_pairings_attempt_once unique (attempt_hash),
  constraint device_pairings_hash_length check (octet_length(token_hash) = 32 and octet_length(attempt_hash) = 32),
  constraint device_pairings_for_staff foreign key (staff_id, hotel_id) references hotel_staff (id, hotel_id),
  constraint device_pairings_code_by_colleague foreign key (code_by, hotel_id) references hotel_staff (id, hotel_id),
  constraint device_pairings_decided_by_colleague foreign key (decided_by, hotel_id) references hotel_staff (id, hotel_id),
  constraint device_pairings_expiry check (expires_at > asked_at),
  constraint device_pairings_decided_whole check (
    (decided_at is null) = (decided_by is null) and (decided_at is null) = (is_let_in is null)
    and decided_at >= asked_at and decided_at < expires_at
  )
);
comment on table device_pairings is 'A device that typed the code of a colleague. It waits, without any right, until a manager who sees its browser and the time lets it in or refuses it. attempt_hash: of the code and the device''s own random word, so that a repeated request is the same pairing.';
create index device_pairings_waiting on device_pairings (hotel_id, asked_at) where decided_at is null;
create index device_pairings_staff on device_pairings (staff_id);
create index device_pairings_code_by on device_pairings (code_by);
create index device_pairings_decided_by on device_pairings (decided_by) where decided_by is not null;
create index device_pairings_age on device_pairings (expires_at);
create trigger device_pairings_stay_decided before update on device_pairings
  for each row when (old.decided_at is not null) execute function refuse_change('a pairing is decided once');

alter table desk_sessions add column pairing_id uuid references device_pairings (id) on delete set null;
comment on column desk_sessions.pairing_id is 'The pairing that this session, or the one before it on the same device, began with.';
create index desk_sessions_pairing on desk_sessions (pairing_id) where pairing_id is not null;

-- No code, no waiting device and no paired session for a post that nobody accepted. The row is locked, so that somebody
-- whose work ends at this moment gets none either.
create function keep_pairing_accepted() returns trigger language plpgsql as $$
begin
  perform 1 from hotel_staff s where s.id = new.staff_id and s.accepted_at is not null and s.ended_at is null for share;
  if not found then
    raise exception '%: colleague % has not accepted this post', tg_table_name, new.staff_id
      using errcode = 'check_violation', table = tg_table_name, constraint = 'pairing_of_accepted_post';
  end if;
  return new;
end $$;
create trigger pairing_codes_accepted before insert on pairing_codes
  for each row execute function keep_pairing_accepted();
create trigger device_pairings_accepted before insert on device_pairings
  for each row execute function keep_pairing_accepted();
create trigger desk_sessions_accepted before insert on desk_sessions
  for each row when (new.paired_by is not null) execute function keep_pairing_accepted();

-- A paired session is one of the manager's own hotel.
create function keep_pairing_at_hotel() returns trigger language plpgsql as $$
begin
  perform 1 from hotel_staff s join hotel_staff m on m.hotel_id = s.hotel_id
    where s.id = new.staff_id and m.id = new.paired_by and m.role = 'manager';
  if not found then
    raise exception 'desk_sessions: % is no manager of the hotel of %', new.paired_by, new.staff_id
      using errcode = 'check_violation', table = 'desk_sessions', constraint = 'desk_sessions_paired_at_hotel';
  end if;
  return new;
end $$;
create trigger desk_sessions_paired_at_hotel before insert or update of paired_by, staff_id on desk_sessions
  for each row when (new.paired_by is not null) execute function keep_pairing_at_hotel();
create trigger desk_sessions_stay_paired before update on desk_sessions
  for each row when (
    old.paired_by is not null and (old.paired_by is distinct from new.paired_by or old.staff_id <> new.staff_id)
  ) execute function refuse_change('a device that was paired stays paired, as the same colleague');
