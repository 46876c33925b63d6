-- Who comes too late for a hotel's last room is told so before anything is written, and, while others book the same hotel,
-- without waiting for them: of 200 guests at once for 20 rooms 180 wrote a booking to roll it back, one after another.

-- The rooms for a booking that is about to be written; raises where the hotel has too few of them free.
create function rooms_for_booking(b bookings, wanted tstzrange) returns int[] language plpgsql as $$
declare
  free int[] := array(
    select r.id from rooms r where r.hotel_id = b.hotel_id and (r.has_bathtub or not b.has_bathtub) and not exists (
      select 1 from stays s where s.room_id = r.id and s.status in ('held', 'booked') and s.occupied && wanted
    ) order by r.has_bathtub, r.id limit b.rooms
  );
begin
  if cardinality(free) < b.rooms then
    raise exception 'hotel % has % free rooms where % are asked', b.hotel_id, cardinality(free), b.rooms
      using errcode = 'check_violation', table = 'stays', constraint = case
        when b.has_bathtub and b.rooms <= (
          select count(*) from rooms r where r.hotel_id = b.hotel_id and not exists (
            select 1 from stays s where s.room_id = r.id and s.status in ('held', 'booked') and s.occupied && wanted
          )
        ) then 'stays_enough_bathtub_rooms' else 'stays_enough_rooms' end;
  end if;
  return free;
end $$;
comment on function rooms_for_booking is 'The rooms that a booking about to be written would get, those without a bathtub first. Raises stays_enough_rooms or stays_enough_bathtub_rooms when the hotel has too few.';

-- Writes a booking with everything it has from its first moment, or raises: `commit` may be on its way already. The keys
-- of `draft` and `asked_payment` are columns; `stays_no_overlap` decides who gets a room, the lock spares the losers.
create or replace function write_booking(draft jsonb, names text[], asked_payment jsonb)
returns table (
  hotel_slug text, hotel_address text, city_name text, locality_name text, lat double precision, lng double precision,
  custom_slot_1 int, custom_slot_2 int, pictures json
) language plpgsql rows 1 as $$
#variable_conflict use_column
declare
  b bookings := jsonb_populate_record(null::bookings, draft);
  p payments := jsonb_populate_record(null::payments, asked_payment);
  stay tstzrange := tstzrange(b.checkin_at, b.checkout_at, '[)');
  cleaning smallint;
  is_paused boolean;
  wanted tstzrange;
  room_ids int[];
  taken_rooms int;
begin
  -- The class number of src/db/hotel-lock.ts. A hotel that is full by what others have committed stays so for this one.
  if not pg_try_advisory_xact_lock(7001, b.hotel_id) then
    wanted := (select with_cleaning(stay, h.cleaning_minutes) from hotels h where h.id = b.hotel_id and not exists (
      select 1 from sales_pauses p where p.hotel_id = h.id and p.until_at > b.created_at));
    if wanted is not null then
      perform rooms_for_booking(b, wanted);
    end if;
    perform pg_advisory_xact_lock(7001, b.hotel_id);
  end if;
  -- Changed under the same lock, so a booking after a change sees it.
  select h.cleaning_minutes,
      exists (select 1 from sales_pauses p where p.hotel_id = h.id and p.until_at > b.created_at)
    into cleaning, is_paused from hotels h where h.id = b.hotel_id;
  if is_paused then
    raise exception 'hotel % sells nothing at the moment', b.hotel_id
      using errcode = 'check_violation', table = 'sales_pauses', constraint = 'sales_pauses_stop_sales';
  end if;
  wanted := with_cleaning(stay, cleaning);
  room_ids := rooms_for_booking(b, wanted);
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
  with taken as (
    insert into stays (booking_id, hotel_id, city_id, room_id, period, cleaning_minutes, occupied, status)
    select b.id, b.hotel_id, b.city_id, room, stay, cleaning, wanted,
      case b.status when 'pending' then 'held' else 'booked' end from unnest(room_ids) room
    on conflict on constraint stays_no_overlap do nothing returning 1
  ) select count(*) from taken into taken_rooms;
  if taken_rooms < b.rooms then
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
