-- Guests who wait for a room are told in order when one comes free (decision 0097).

create table waits (
  id uuid primary key default gen_random_uuid(),
  number int generated always as identity unique,
  user_id uuid not null references users (id),
  hotel_id int references hotels (id),
  locality_id int references localities (id),
  city_id int references cities (id),
  slot smallint not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  rooms smallint not null,
  created_at timestamptz not null,
  told_at timestamptz,
  told_of int references hotels (id),
  constraint waits_for_one_place check (num_nonnulls(hotel_id, locality_id, city_id) = 1),
  constraint waits_slot_known check (slot between 0 and 4),
  constraint waits_rooms_known check (rooms between 1 and 5),
  constraint waits_before_the_start check (created_at < starts_at and starts_at < ends_at),
  constraint waits_told_of_a_hotel check ((told_at is null) = (told_of is null)),
  constraint waits_told_in_time check (told_at >= created_at and told_at < starts_at)
);
comment on table waits is 'Guests who want to be told when a room comes free. Deleted when the slot starts, or when the guest takes it back.';
comment on column waits.number is 'The order in which guests are told.';
comment on column waits.hotel_id is 'Only this hotel; else any hotel of the locality or of the city.';
comment on column waits.told_of is 'The hotel whose free room the guest was told of.';

create unique index waits_once on waits (user_id, coalesce(hotel_id, 0), coalesce(locality_id, 0), coalesce(city_id, 0), starts_at, ends_at, rooms)
  where told_at is null;
create index waits_of_guest on waits (user_id);
create index waits_of_hotel on waits (hotel_id) where hotel_id is not null;
create index waits_of_locality on waits (locality_id) where locality_id is not null;
create index waits_of_city on waits (city_id) where city_id is not null;
create index waits_by_stay on waits (starts_at, ends_at, number) where told_at is null;
create index waits_told on waits (told_of, told_at) where told_at is not null;

-- Locks the guest, so that two tabs count each other.
create function keep_waits_few() returns trigger language plpgsql as $$
begin
  perform 1 from users where id = new.user_id for no key update;
  if (select count(*) from waits where user_id = new.user_id and told_at is null and starts_at > new.created_at) >= 5 then
    raise exception 'guest % waits five times', new.user_id
      using errcode = 'check_violation', constraint = 'waits_few', table = tg_table_name;
  end if;
  return new;
end $$;
create trigger waits_few before insert on waits for each row execute function keep_waits_few();
create trigger waits_of_the_living before insert on waits for each row execute function refuse_erased_guest();

create function tell_wait_once() returns trigger language plpgsql as $$
begin
  if old.told_at is not null or new.told_at is null
    or (to_jsonb(new) - 'told_at' - 'told_of') <> (to_jsonb(old) - 'told_at' - 'told_of') then
    raise exception 'wait % is told once and changes in nothing else', old.id
      using errcode = 'check_violation', constraint = 'waits_told_once', table = tg_table_name;
  end if;
  return new;
end $$;
create trigger waits_told_once before update on waits for each row execute function tell_wait_once();
