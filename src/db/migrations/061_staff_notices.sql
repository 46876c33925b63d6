-- Each of a hotel's staff is told of a new post, a pairing and a passkey, and ends it with one press (docs/decisions/0060).

create table staff_notices (
  id uuid primary key,
  kind text not null,
  hotel_id int not null,
  staff_id uuid not null,
  pairing_id uuid references device_pairings (id) on delete cascade,
  passkey_id text references passkeys (id) on delete cascade,
  link_hash bytea not null,
  told_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  outcome text,
  constraint staff_notices_link_once unique (link_hash),
  constraint staff_notices_hash_length check (octet_length(link_hash) = 32),
  constraint staff_notices_for_staff foreign key (staff_id, hotel_id) references hotel_staff (id, hotel_id),
  constraint staff_notices_kind_known check (kind in ('post', 'pairing', 'passkey')),
  constraint staff_notices_names_one check (
    (kind = 'pairing') = (pairing_id is not null) and (kind = 'passkey') = (passkey_id is not null)
  ),
  constraint staff_notices_expiry check (expires_at > told_at and expires_at <= told_at + interval '72 hours'),
  constraint staff_notices_outcome_known check (outcome in ('ended', 'office_told')),
  constraint staff_notices_used_whole check ((used_at is null) = (outcome is null) and used_at >= told_at and used_at < expires_at)
);
comment on table staff_notices is 'What somebody at a desk was told by text: a new post, a device paired for them, a passkey made for their number. link_hash: of the link "Not me" in it, which ends this one thing, once, within 72 hours. outcome office_told: it was the hotel''s last manager, so nothing ended and the office looks.';
create index staff_notices_staff on staff_notices (staff_id, told_at desc);
create index staff_notices_pairing on staff_notices (pairing_id) where pairing_id is not null;
create index staff_notices_passkey on staff_notices (passkey_id) where passkey_id is not null;
create index staff_notices_hotel on staff_notices (hotel_id);
create index staff_notices_age on staff_notices (expires_at);
create trigger staff_notices_used_once before update on staff_notices
  for each row when (old.used_at is not null) execute function refuse_change('a link counts once');

alter table passkeys add column made_in bytea;
alter table passkeys add column disowned_at timestamptz;
comment on column passkeys.made_in is 'SHA-256 of the token of the desk''s session in which staff made it.';
comment on column passkeys.disowned_at is 'When its holder said that they did not make it: for a day no first passkey is made for them by a one-time password alone, unless the office clears this.';
alter table passkeys add constraint passkeys_disowned_forgotten check (disowned_at is null or forgotten_at is not null);

alter table desk_sessions add column passkey_id text references passkeys (id);
comment on column desk_sessions.passkey_id is 'The passkey that was shown on this device.';
create index desk_sessions_passkey on desk_sessions (passkey_id) where passkey_id is not null;

-- A paired device belongs to the reception, not to the colleague: it makes no passkey.
create function refuse_passkey_on_paired_device() returns trigger language plpgsql as $$
begin
  if exists (select 1 from desk_sessions d where d.token_hash = new.made_in and d.paired_by is not null) then
    raise exception 'a paired device makes no passkey'
      using errcode = 'check_violation', table = 'passkeys', constraint = 'passkeys_not_on_paired_device';
  end if;
  return new;
end $$;
create trigger passkeys_not_on_paired_device before insert on passkeys
  for each row when (new.made_in is not null) execute function refuse_passkey_on_paired_device();
