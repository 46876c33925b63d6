-- Keys with which a hotel's own programs make calls of its desk (docs/decisions/0110).

alter table hotel_staff drop constraint hotel_staff_role_known;
alter table hotel_staff add constraint hotel_staff_role_known check (role in ('desk', 'manager', 'cleaner', 'key'));
alter table hotel_staff add constraint hotel_staff_key_is_nobody check (role <> 'key' or phone is null);
comment on table hotel_staff is 'Who works for a hotel: a cleaner sees the rooms to clean only, desk greets, manager also sets prices, rooms and staff. A key is a program, so that what it does stands under its name; it never signs in. A phone may work for several hotels and be a guest''s as well; nothing of one shows in the other. Rows are ended, never deleted: acts name them.';
create unique index hotel_staff_key_name on hotel_staff (hotel_id, lower(name)) where role = 'key' and ended_at is null;
create trigger hotel_staff_key_stays_key before update on hotel_staff
  for each row when ((old.role = 'key') <> (new.role = 'key')) execute function refuse_change('a key never becomes a person, nor a person a key');

create table hotel_keys (
  staff_id uuid primary key,
  hotel_id int not null,
  key_hash bytea not null,
  last_four text not null,
  scopes text[] not null,
  last_used_at timestamptz,
  constraint hotel_keys_of_hotel foreign key (staff_id, hotel_id) references hotel_staff (id, hotel_id),
  constraint hotel_keys_hash_once unique (key_hash),
  constraint hotel_keys_hash_length check (octet_length(key_hash) = 32),
  constraint hotel_keys_last_four_form check (last_four ~ '^[A-Za-z0-9_-]{4}$'),
  constraint hotel_keys_scopes_known check (
    cardinality(scopes) between 1 and 3 and scopes <@ array['rooms', 'prices', 'bookings'] and array_position(scopes, null) is null
  )
);
comment on table hotel_keys is 'Keys of hotels: SHA-256 of the key, its last four characters, and what it may do. Name, maker and end are in hotel_staff. last_used_at: to the minute.';
create index hotel_keys_hotel on hotel_keys (hotel_id);
create trigger hotel_keys_stay before update on hotel_keys
  for each row when (
    old.staff_id <> new.staff_id or old.hotel_id <> new.hotel_id or old.key_hash <> new.key_hash
    or old.last_four <> new.last_four or old.scopes <> new.scopes or new.last_used_at < old.last_used_at
  ) execute function refuse_change('a key keeps its secret and its scopes');
create trigger hotel_keys_kept before delete on hotel_keys
  for each row execute function refuse_change('a key is ended, never deleted');

-- Each key has its own row in hotel_staff, created by a manager of the hotel.
create function keep_key_made_by_manager() returns trigger language plpgsql as $$
begin
  perform 1 from hotel_staff k join hotel_staff m on m.id = k.vouched_by and m.hotel_id = k.hotel_id
    where k.id = new.staff_id and k.role = 'key' and k.ended_at is null
      and m.role = 'manager' and m.accepted_at is not null and m.ended_at is null;
  if not found then
    raise exception 'only a manager of the hotel makes a key'
      using errcode = 'check_violation', table = tg_table_name, constraint = tg_name;
  end if;
  return new;
end $$;
create trigger hotel_keys_by_manager before insert on hotel_keys
  for each row execute function keep_key_made_by_manager();

-- A key cannot sign in or pair a phone.
create function refuse_key_as_person() returns trigger language plpgsql as $$
begin
  if exists (select 1 from hotel_staff s where s.id = new.staff_id and s.role = 'key') then
    raise exception '%: a key never signs in', tg_table_name
      using errcode = 'check_violation', table = tg_table_name, constraint = 'key_is_no_person';
  end if;
  return new;
end $$;
create trigger desk_sessions_of_person before insert or update of staff_id on desk_sessions
  for each row execute function refuse_key_as_person();
create trigger pairing_codes_of_person before insert on pairing_codes
  for each row execute function refuse_key_as_person();
create trigger device_pairings_of_person before insert on device_pairings
  for each row execute function refuse_key_as_person();
