-- The guest register: numbered lines that are never changed, a wrong one struck through by a new one
-- (docs/decisions/0075).

create table register_counters (
  hotel_id int primary key references hotels (id) on delete cascade,
  last_number int not null,
  constraint register_counters_forward check (last_number > 0)
);
comment on table register_counters is 'The last number of a hotel''s register, so that destroyed lines never give their numbers back.';

create table register_entries (
  id bigint generated always as identity primary key,
  hotel_id int not null,
  number int not null default 0,
  booking_id uuid,
  block_id uuid,
  position smallint not null,
  name text,
  id_kind text,
  id_last_four text,
  home text,
  nationality text,
  arrived_at timestamptz not null,
  corrects bigint references register_entries (id),
  reason text,
  written_by uuid,
  written_at timestamptz not null,
  constraint register_entries_number unique (hotel_id, number),
  constraint register_entries_booking_of_hotel foreign key (booking_id, hotel_id) references bookings (id, hotel_id),
  constraint register_entries_block foreign key (block_id) references room_blocks (id),
  constraint register_entries_by_staff foreign key (written_by, hotel_id) references hotel_staff (id, hotel_id),
  constraint register_entries_of_one_party check (num_nonnulls(booking_id, block_id) = 1),
  constraint register_entries_position_range check (position between 0 and 9),
  constraint register_entries_line_whole check (num_nonnulls(name, id_kind, id_last_four) in (0, 3)),
  constraint register_entries_strike_only check (
    name is not null or (corrects is not null and home is null and nationality is null)
  ),
  constraint register_entries_name_filled check (btrim(name) <> '' and length(name) <= 120),
  constraint register_entries_kind_known check (id_kind in ('aadhaar', 'passport', 'driving_licence', 'voter_id')),
  constraint register_entries_last_four_form check (id_last_four ~ '^[A-Z0-9]{4}$'),
  constraint register_entries_home_filled check (btrim(home) <> '' and length(home) <= 80),
  constraint register_entries_nationality_form check (nationality ~ '^[A-Z]{2}$'),
  constraint register_entries_foreigner_has_passport check (nationality = 'IN' or id_kind = 'passport'),
  constraint register_entries_reason_of_correction check (
    (corrects is null) = (reason is null) and btrim(reason) <> '' and length(reason) <= 200
  )
);
comment on table register_entries is 'A hotel''s guest register, numbered per hotel; lines never change. corrects: the line that this one strikes through, once, with a reason; without a name nothing stands in its place. Of an ID only its kind and last four characters. home, nationality, written_by: null in lines of a release that did not ask. Destroyed by destroy_register_entries.';
create unique index register_entries_struck_once on register_entries (corrects) where corrects is not null;
create index register_entries_booking on register_entries (booking_id) where booking_id is not null;
create index register_entries_block on register_entries (block_id) where block_id is not null;
create index register_entries_day on register_entries (hotel_id, arrived_at);
create index register_entries_staff on register_entries (written_by) where written_by is not null;

-- Locks the counter until commit, so that a hotel's entries are numbered one at a time.
create function number_register_entry() returns trigger language plpgsql as $$
begin
  insert into register_counters (hotel_id, last_number) values (new.hotel_id, 1)
    on conflict (hotel_id) do update set last_number = register_counters.last_number + 1
    returning last_number into new.number;
  if new.block_id is not null and not exists (
    select 1 from room_blocks k where k.id = new.block_id and k.hotel_id = new.hotel_id and k.why = 'walk_in'
  ) then
    raise exception 'a line of the register is of a walk-in of the same hotel'
      using errcode = 'check_violation', constraint = 'register_entries_walk_in_of_hotel';
  end if;
  if new.corrects is not null and not exists (
    select 1 from register_entries e where e.id = new.corrects and e.name is not null and e.hotel_id = new.hotel_id
      and e.position = new.position and (e.booking_id = new.booking_id or e.block_id = new.block_id)
  ) then
    raise exception 'a line strikes through a line of the same guest'
      using errcode = 'check_violation', constraint = 'register_entries_corrects_own';
  end if;
  if new.name is not null and exists (
    select 1 from register_entries e where e.position = new.position and e.name is not null
      and (e.booking_id = new.booking_id or e.block_id = new.block_id) and e.id is distinct from new.corrects
      and not exists (select 1 from register_entries s where s.corrects = e.id)
  ) then
    raise exception 'this guest has a line in the register already'
      using errcode = 'check_violation', constraint = 'register_entries_one_line';
  end if;
  return new;
end $$;
create trigger register_entries_numbered before insert on register_entries
  for each row execute function number_register_entry();
create trigger register_entries_stay before update on register_entries
  for each row execute function refuse_change('a line of the register stays as it was written');

-- Entries can be deleted only by the function below, after the retention period.
create function refuse_lost_register_entry() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('uncle.destroys_register', true), '') <> 'yes' then
    raise exception 'a line of the register is struck through, not deleted'
      using errcode = 'check_violation', constraint = tg_name;
  end if;
  return old;
end $$;
create trigger register_entries_kept before delete on register_entries
  for each row execute function refuse_lost_register_entry();

create function destroy_register_entries(of_hotel int, written_before timestamptz, most int) returns int language plpgsql as $$
declare
  destroyed int;
begin
  perform set_config('uncle.destroys_register', 'yes', true);
  -- Deletes all entries of a party together, so that an entry and its correction never outlive each other.
  with old as (
    select coalesce(booking_id, block_id) as party from register_entries
    where hotel_id = of_hotel group by 1 having max(written_at) < written_before limit most
  )
  delete from register_entries e using old where coalesce(e.booking_id, e.block_id) = old.party and e.hotel_id = of_hotel;
  get diagnostics destroyed = row_count;
  perform set_config('uncle.destroys_register', '', true);
  return destroyed;
end $$;
comment on function destroy_register_entries is 'Destroys the lines of at most `most` parties of a hotel of which no line was written since. The time is the law''s of the hotel''s state (domain/desk/register-kept.ts).';

-- Redirects inserts by processes of the previous release from guest_register into the new register.
create function write_into_new_register() returns trigger language plpgsql as $$
begin
  insert into register_entries (hotel_id, booking_id, position, name, id_kind, id_last_four, arrived_at, written_at)
    select b.hotel_id, b.id, new.position, new.name, new.id_kind, new.id_last_four, coalesce(v.arrived_at, new.written_at), new.written_at
    from bookings b left join visits v on v.booking_id = b.id
    where b.id = new.booking_id and not exists (
      select 1 from register_entries e where e.booking_id = b.id and e.position = new.position and e.name is not null
        and not exists (select 1 from register_entries s where s.corrects = e.id)
    );
  return null;
end $$;

insert into register_entries (hotel_id, booking_id, position, name, id_kind, id_last_four, arrived_at, written_at)
  select b.hotel_id, b.id, g.position, g.name, g.id_kind, g.id_last_four, coalesce(v.arrived_at, g.written_at), g.written_at
  from guest_register g join bookings b on b.id = g.booking_id left join visits v on v.booking_id = b.id
  order by g.written_at, g.booking_id, g.position;
delete from guest_register;
create trigger guest_register_moved before insert on guest_register
  for each row execute function write_into_new_register();
comment on table guest_register is 'Empty: register_entries replaced it. A process of the release before may still write here; its lines go there.';
