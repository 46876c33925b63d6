-- A room is occupied while it is cleaned, a hotel may block its rooms and stop selling for a while (docs/decisions/0026).

alter table hotels add column cleaning_minutes smallint not null default 0;
alter table hotels add constraint hotels_cleaning_range check (cleaning_minutes between 0 and 120);
comment on column hotels.cleaning_minutes is 'Minutes for cleaning after a stay, for stays taken from now on; stays.cleaning_minutes keeps what each was taken with.';

alter table rooms add column name text;
alter table rooms add constraint rooms_name_form check (btrim(name) <> '' and length(name) <= 60);
comment on column rooms.name is 'What the desk calls it beside its number, where it does.';

create table room_blocks (
  id uuid primary key,
  hotel_id int not null,
  city_id int not null,
  room_id int not null,
  from_at timestamptz not null,
  until_at timestamptz not null,
  why text not null,
  note text,
  slot smallint,
  day date,
  made_by uuid not null,
  made_at timestamptz not null,
  freed_at timestamptz,
  freed_by uuid,
  constraint room_blocks_id_of_room unique (id, room_id),
  constraint room_blocks_room_of_hotel foreign key (room_id, hotel_id, city_id)
    references rooms (id, hotel_id, city_id) on update cascade,
  constraint room_blocks_made_by_staff foreign key (made_by, hotel_id) references hotel_staff (id, hotel_id),
  constraint room_blocks_freed_by_staff foreign key (freed_by, hotel_id) references hotel_staff (id, hotel_id),
  constraint room_blocks_forward check (until_at > from_at),
  constraint room_blocks_longest check (until_at - from_at <= interval '31 days'),
  constraint room_blocks_why_known check (why in ('walk_in', 'repair', 'other')),
  constraint room_blocks_note_form check (btrim(note) <> '' and length(note) <= 200),
  constraint room_blocks_slot_of_day check (
    (slot is null) = (day is null) and (slot is null or (slot between 0 and 4 and why = 'walk_in'))
  ),
  constraint room_blocks_freed_whole check ((freed_at is null) = (freed_by is null) and freed_at >= made_at)
);
comment on table room_blocks is 'A room that its hotel keeps from sale: a guest at the door, a repair. The stay of the same room is what occupies it. slot and day: a walk-in counted for a slot. Freed once, otherwise never changed.';
create index room_blocks_hotel on room_blocks (hotel_id, until_at);
create index room_blocks_room on room_blocks (room_id);
create index room_blocks_made on room_blocks (made_by);
create index room_blocks_freed on room_blocks (freed_by) where freed_by is not null;
-- The city may follow its hotel.
create trigger room_blocks_freed_once before update on room_blocks
  for each row when (
    (old.id, old.hotel_id, old.room_id, old.from_at, old.until_at, old.why, old.note, old.slot, old.day, old.made_by, old.made_at)
      is distinct from
    (new.id, new.hotel_id, new.room_id, new.from_at, new.until_at, new.why, new.note, new.slot, new.day, new.made_by, new.made_at)
    or (old.freed_at is not null and (old.freed_at, old.freed_by) is distinct from (new.freed_at, new.freed_by))
  ) execute function refuse_change('a block is freed once and otherwise stays as it was made');
create trigger room_blocks_stay before delete on room_blocks
  for each row execute function refuse_change('a block is freed, not deleted');

-- A freed block keeps no room: checked when the transaction ends.
create function refuse_room_kept_by_freed_block() returns trigger language plpgsql as $$
begin
  if exists (select 1 from stays s where s.block_id = new.id and s.status in ('held', 'booked')) then
    raise exception 'block % is freed but keeps a room', new.id using errcode = 'check_violation', constraint = tg_name;
  end if;
  return null;
end $$;
create constraint trigger room_blocks_free_their_rooms after update of freed_at on room_blocks
  deferrable initially deferred
  for each row when (new.freed_at is not null) execute function refuse_room_kept_by_freed_block();

create table sales_pauses (
  hotel_id int not null references hotels (id) on delete cascade,
  why text not null,
  until_at timestamptz not null,
  primary key (hotel_id, why),
  constraint sales_pauses_why_known check (why in ('desk', 'unseen'))
);
comment on table sales_pauses is 'Until until_at a hotel sells nothing, whatever the day of the stay: its desk asked for it, or it has not seen bookings. Over by itself; a row that is over does nothing.';
create trigger sales_pauses_told_new after insert on sales_pauses
  referencing new table as new_rows for each statement execute function note_hotels('hotel_id');
create trigger sales_pauses_told_old after delete on sales_pauses
  referencing old table as old_rows for each statement execute function note_hotels('hotel_id');
create trigger sales_pauses_told_changed after update on sales_pauses
  referencing old table as old_rows new table as new_rows for each statement execute function note_hotels('hotel_id');
create trigger sales_pauses_told_emptied after truncate on sales_pauses
  for each statement execute function note_everything();

-- A stay occupies its room until it is clean again.
alter table stays add column block_id uuid;
-- The defaults are what no stay can have: the trigger below puts the real ones in their place.
alter table stays add column cleaning_minutes smallint not null default -1;
alter table stays add column occupied tstzrange not null default 'empty';
alter table stays disable trigger stays_told_changed;
update stays set cleaning_minutes = 0, occupied = period;
alter table stays enable trigger stays_told_changed;
alter table stays add constraint stays_cleaning_range check (cleaning_minutes between 0 and 120);
alter table stays add constraint stays_within_occupied check (
  occupied @> period and lower(occupied) = lower(period) and not upper_inc(occupied) and not upper_inf(occupied)
);
alter table stays add constraint stays_of_one_kind check (num_nonnulls(booking_id, block_id) <= 1);
-- Deferred: the room is known once the stay is written.
alter table stays add constraint stays_block_of_room foreign key (block_id, room_id) references room_blocks (id, room_id)
  deferrable initially deferred;
create unique index stays_of_block on stays (block_id) where block_id is not null;
comment on table stays is 'A room occupied for a period, of a booking or of a block: the occupied times of two active stays of one room can never overlap (decisions: rooms, no double booking).';
comment on column stays.cleaning_minutes is 'Minutes for cleaning that the stay was taken with.';
comment on column stays.occupied is 'The period and the cleaning after it, which ends early where the same booking goes on in the room by extra hours.';

alter table stays drop constraint stays_no_overlap;
alter table stays add constraint stays_no_overlap
  exclude using gist (room_id with =, occupied with &&) where (status in ('held', 'booked'));
drop index stays_city;
create index stays_city on stays using gist (city_id, occupied) include (hotel_id, room_id) where (status in ('held', 'booked'));

-- domain/rooms/occupied.ts; tests/database/occupied.test.ts compares them.
create function with_cleaning(period tstzrange, minutes int) returns tstzrange language sql stable as $$
  select tstzrange(lower(period), upper(period) + make_interval(mins => minutes), '[)')
$$;

-- Fills in what a writer does not name, the code before this migration among them. Extra hours in the room of the stay
-- they prolong follow it at once: its cleaning moves behind them, and never ends earlier than it would have.
create function occupy_room() returns trigger language plpgsql as $$
declare
  clean_at timestamptz;
begin
  if new.cleaning_minutes < 0 then
    new.cleaning_minutes := coalesce((select h.cleaning_minutes from hotels h where h.id = new.hotel_id), 0);
  end if;
  if isempty(new.occupied) then
    new.occupied := with_cleaning(new.period, new.cleaning_minutes);
  end if;
  if new.extension_id is null then
    return new;
  end if;
  select max(upper(s.occupied)) into clean_at from stays s
    where s.booking_id = new.booking_id and s.room_id = new.room_id and s.status in ('held', 'booked')
      and upper(s.period) <= lower(new.period) and upper(s.occupied) > lower(new.period);
  if clean_at is not null then
    update stays s set occupied = tstzrange(lower(s.occupied), lower(new.period), '[)')
      where s.booking_id = new.booking_id and s.room_id = new.room_id and s.status in ('held', 'booked')
        and upper(s.period) <= lower(new.period) and upper(s.occupied) > lower(new.period);
    clean_at := greatest(clean_at, upper(new.occupied));
    new.occupied := tstzrange(lower(new.period), clean_at, '[)');
    new.cleaning_minutes := extract(epoch from clean_at - upper(new.period)) / 60;
  end if;
  return new;
end $$;
create trigger stays_occupy_room before insert on stays
  for each row when (isempty(new.occupied) or new.cleaning_minutes < 0 or new.extension_id is not null)
  execute function occupy_room();

-- A stay that is moved takes its cleaning along.
create function move_occupied() returns trigger language plpgsql as $$
begin
  new.occupied := with_cleaning(new.period, new.cleaning_minutes);
  return new;
end $$;
create trigger stays_move_occupied before update of period on stays
  for each row when (new.period is distinct from old.period and new.occupied is not distinct from old.occupied)
  execute function move_occupied();

-- Extra hours that come to nothing give the stay before them its cleaning back.
create function clean_after_stay_again() returns trigger language plpgsql as $$
begin
  update stays s set occupied = with_cleaning(s.period, s.cleaning_minutes)
    where s.booking_id = old.booking_id and s.room_id = old.room_id and s.status in ('held', 'booked')
      and upper(s.occupied) = lower(old.period);
  return null;
end $$;
create trigger stays_clean_again after update of status on stays
  for each row when (
    new.status = 'released' and old.status <> 'released' and old.extension_id is not null
  ) execute function clean_after_stay_again();

create or replace function note_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into catalogue_changes (kind, hotel_id, period)
      select 'stays', hotel_id, tstzrange(min(lower(occupied)), max(upper(occupied))) from new_rows group by hotel_id;
  elsif tg_op = 'DELETE' then
    insert into catalogue_changes (kind, hotel_id, period)
      select 'stays', hotel_id, tstzrange(min(lower(occupied)), max(upper(occupied))) from old_rows group by hotel_id;
  else
    insert into catalogue_changes (kind, hotel_id, period)
      select 'stays', moved.hotel_id, tstzrange(min(lower(moved.occupied)), max(upper(moved.occupied)))
      from old_rows o join new_rows n using (id),
        lateral (values (o.hotel_id, o.occupied), (n.hotel_id, n.occupied)) moved (hotel_id, occupied)
      where (o.status, o.occupied, o.room_id, o.hotel_id) is distinct from (n.status, n.occupied, n.room_id, n.hotel_id)
      group by moved.hotel_id;
  end if;
  return null;
end $$;

-- Writes a booking with everything it has from its first moment, or raises: `commit` may be on its way already. The keys
-- of `draft` and `asked_payment` are columns; `stays_no_overlap` decides who gets a room, the lock spares the losers.
create or replace function write_booking(draft jsonb, names text[], asked_payment jsonb)
returns table (
  hotel_slug text, hotel_address text, city_name text, locality_name text, lat double precision, lng double precision,
  custom_slot_1 int, custom_slot_2 int, pictures json
) language plpgsql as $$
#variable_conflict use_column
declare
  b bookings := jsonb_populate_record(null::bookings, draft);
  p payments := jsonb_populate_record(null::payments, asked_payment);
  stay tstzrange := tstzrange(b.checkin_at, b.checkout_at, '[)');
  cleaning smallint;
  is_paused boolean;
  wanted tstzrange;
  free_rooms int;
  taken_rooms int;
begin
  -- The class number of src/db/hotel-lock.ts.
  perform pg_advisory_xact_lock(7001, b.hotel_id);
  -- Changed under the same lock, so a booking after a change sees it.
  select h.cleaning_minutes,
      exists (select 1 from sales_pauses p where p.hotel_id = h.id and p.until_at > b.created_at)
    into cleaning, is_paused from hotels h where h.id = b.hotel_id;
  if is_paused then
    raise exception 'hotel % sells nothing at the moment', b.hotel_id
      using errcode = 'check_violation', table = 'sales_pauses', constraint = 'sales_pauses_stop_sales';
  end if;
  wanted := with_cleaning(stay, cleaning);
  insert into bookings (
    id, short_id, user_id, hotel_id, city_id, slot, checkin_at, checkout_at, days, rooms, guests, has_bathtub, pay_at_hotel,
    has_love_kit, coupon_id, referral_code, status, hold_expires_at, completed_at, guest_name, guest_email, guest_gender,
    guest_city, slot_price, room_total, bathtub_charge, discount, hotel_discount, referral_discount, service_tax,
    tax_percent, credits, total, payable_now, pay_at_hotel_amount, lead_id, created_at, updated_at
  ) values (
    b.id, b.short_id, b.user_id, b.hotel_id, b.city_id, b.slot, b.checkin_at, b.checkout_at, b.days, b.rooms, b.guests,
    b.has_bathtub, b.pay_at_hotel, b.has_love_kit, b.coupon_id, b.referral_code, b.status, b.hold_expires_at,
    b.completed_at, b.guest_name, b.guest_email, b.guest_gender, b.guest_city, b.slot_price, b.room_total,
    b.bathtub_charge, b.discount, b.hotel_discount, b.referral_discount, b.service_tax, b.tax_percent, b.credits, b.total,
    b.payable_now, b.pay_at_hotel_amount, b.lead_id, b.created_at, b.updated_at
  );
  with free as (
    select r.id from rooms r where r.hotel_id = b.hotel_id and (r.has_bathtub or not b.has_bathtub) and not exists (
      select 1 from stays s where s.room_id = r.id and s.status in ('held', 'booked') and s.occupied && wanted
    ) order by r.has_bathtub, r.id limit b.rooms
  ), taken as (
    insert into stays (booking_id, hotel_id, city_id, room_id, period, cleaning_minutes, occupied, status)
    select b.id, b.hotel_id, b.city_id, free.id, stay, cleaning, wanted,
      case b.status when 'pending' then 'held' else 'booked' end from free
    where (select count(*) from free) = b.rooms
    on conflict on constraint stays_no_overlap do nothing returning 1
  ) select (select count(*) from free), (select count(*) from taken) into free_rooms, taken_rooms;
  if free_rooms < b.rooms then
    raise exception 'hotel % has % free rooms where % are asked', b.hotel_id, free_rooms, b.rooms
      using errcode = 'check_violation', table = 'stays', constraint = case
        when b.has_bathtub and b.rooms <= (
          select count(*) from rooms r where r.hotel_id = b.hotel_id and not exists (
            select 1 from stays s where s.room_id = r.id and s.status in ('held', 'booked') and s.occupied && wanted
          )
        ) then 'stays_enough_bathtub_rooms' else 'stays_enough_rooms' end;
  elsif taken_rooms < b.rooms then
    raise exception 'hotel %: rooms were taken meanwhile', b.hotel_id
      using errcode = 'check_violation', table = 'stays', constraint = 'stays_rooms_moved';
  end if;
  insert into booking_guests (booking_id, position, name)
    select b.id, listed.position - 1, listed.name from unnest(names) with ordinality listed (name, position);
  insert into booking_events (booking_id, kind, to_status, at) values (b.id, 'created', b.status, b.created_at);
  if b.coupon_id is not null then
    insert into coupon_uses (booking_id, coupon_id, user_id, created_at) values (b.id, b.coupon_id, b.user_id, b.created_at);
  end if;
  if b.credits > 0 then
    insert into credit_entries (user_id, booking_id, kind, amount, created_at)
      values (b.user_id, b.id, 'spent', -b.credits, b.created_at);
  end if;
  if p.id is not null then
    insert into payments (
      id, booking_id, user_id, purpose, amount, provider, redirect_path, expires_at, ask_at, created_at, updated_at
    ) values (
      p.id, b.id, b.user_id, 'booking', p.amount, 'unassigned', p.redirect_path, p.expires_at, p.ask_at, b.created_at, b.created_at
    );
  end if;
  return query select h.slug, h.address, c.name, l.name, h.lat, h.lng, h.custom_slot_1, h.custom_slot_2,
      coalesce((select json_agg(json_build_array(g.name, g.alt, g.origin) order by g.position)
        from hotel_pictures g where g.hotel_id = h.id), '[]'::json)
    from hotels h join cities c on c.id = h.city_id join localities l on l.id = h.locality_id where h.id = b.hotel_id;
end $$;
comment on function write_booking is 'Writes a booking with its rooms, guests, first event, coupon use, spent credits and payment, and returns what its answer shows of the hotel. Raises sales_pauses_stop_sales while the hotel sells nothing, and stays_enough_rooms, stays_enough_bathtub_rooms or stays_rooms_moved when the rooms are short.';
