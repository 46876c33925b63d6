-- A booking in two statements: what it is made from, and what it writes (docs/decisions/0019). Functions in PL/pgSQL,
-- because each statement inside sees what was committed before it began: also what was committed while the one before
-- it waited for a lock. In one statement of SQL all parts would see the moment before the wait.

-- What the price of a stay depends on. Without a guest: as a new one. Not `stable`, for the reason above.
create function quote_facts(
  asked_user uuid, asked_hotel int, asked_slug text, asked_slot int, asked_coupon text, asked_friend text, moment timestamptz
) returns table (
  hotel_id int, city_id int, hotel_name text, has_bathtub boolean, bathtub_charge int, has_love_kit boolean,
  only_pay_at_hotel boolean, price int, balance int, is_first_booking boolean, friend_code text,
  coupon_id bigint, coupon_code text, coupon_funded_by text, coupon_kind text, coupon_value int, coupon_min_amount int,
  coupon_max_discount int, coupon_valid_from timestamptz, coupon_valid_until timestamptz, coupon_total_limit int,
  coupon_per_user_limit int, coupon_first_booking_only boolean, coupon_uses int, coupon_uses_by_guest int
) language plpgsql as $$
#variable_conflict use_column
declare
  known_hotel int := coalesce(asked_hotel, (select h.id from hotels h where h.slug = asked_slug));
  known_coupon bigint := (select c.id from coupons c where c.code = asked_coupon and c.active);
  known_friend text;
begin
  if asked_user is not null or asked_friend is not null then
    known_friend := (
      select friend.refer_code from users friend
      where friend.id is distinct from asked_user
        and (friend.id = (select me.referred_by from users me where me.id = asked_user) or friend.refer_code = asked_friend)
      order by friend.refer_code = asked_friend limit 1
    );
  end if;
  return query select h.id, h.city_id, h.name, h.has_bathtub, h.bathtub_charge, h.has_love_kit, h.only_pay_at_hotel, p.price,
      coalesce((select cb.balance from credit_balances cb where cb.user_id = asked_user), 0),
      not exists (
        select 1 from bookings b where b.user_id = asked_user
          and (b.status = 'completed' or (b.status = 'pending' and b.hold_expires_at > moment))
      ) and not exists (select 1 from users u where u.id = asked_user and u.joined_before),
      known_friend, c.id, c.code, c.funded_by, c.kind, c.value, c.min_amount, c.max_discount, c.valid_from, c.valid_until,
      c.total_limit, c.per_user_limit, c.first_booking_only,
      (select count(*)::int from coupon_uses u where u.coupon_id = known_coupon and u.released_at is null),
      (select count(*)::int from coupon_uses u
        where u.coupon_id = known_coupon and u.released_at is null and u.user_id = asked_user)
    from (values (1)) asked (once)
      left join hotels h on h.id = known_hotel and not h.hidden
      left join hotel_slot_prices p on p.hotel_id = h.id and p.slot = asked_slot
      left join coupons c on c.id = known_coupon;
end $$;
comment on function quote_facts is 'What the price of a stay depends on: hotel, price, credits, first booking, the friend''s code, the coupon and its uses. Always one row; hotel_id is null for an unknown or hidden hotel.';

-- Locks the guest, so that holds, credits and first bookings are counted by one request at a time.
create function lock_guest(asked_user uuid, moment timestamptz, counted_since timestamptz)
returns table (user_id uuid, holds int, has_lapsed_hold boolean, unpaid_from timestamptz[], unpaid_until timestamptz[])
language plpgsql as $$
#variable_conflict use_column
begin
  perform 1 from users u where u.id = asked_user for no key update;
  return query select asked_user,
      (select count(*)::int from bookings b
        where b.user_id = asked_user and b.status = 'pending' and b.hold_expires_at > moment),
      exists (select 1 from bookings b
        where b.user_id = asked_user and b.status = 'pending' and b.hold_expires_at <= moment),
      coalesce(array_agg(unpaid.created_at), '{}'), coalesce(array_agg(unpaid.ended_at), '{}')
    from (
      select b.created_at, least(e.at, b.hold_expires_at) as ended_at
      from bookings b join booking_events e on e.booking_id = b.id
      where b.user_id = asked_user and b.created_at > counted_since
        and e.from_status = 'pending' and e.to_status in ('expired', 'failed', 'cancelled')
        and not exists (select 1 from payments p where p.booking_id = b.id and p.status = 'paid')
    ) unpaid;
end $$;
comment on function lock_guest is 'Locks a guest for a booking and counts the unpaid ones: those held now, and how long others were held since a moment.';

-- Writes a booking with everything it has from its first moment, or raises: `commit` may be on its way already. The keys
-- of `draft` and `asked_payment` are columns; `stays_no_overlap` decides who gets a room, the lock spares the losers.
create function write_booking(draft jsonb, names text[], asked_payment jsonb)
returns table (
  hotel_slug text, hotel_address text, city_name text, locality_name text, lat double precision, lng double precision,
  custom_slot_1 int, custom_slot_2 int, pictures json
) language plpgsql as $$
#variable_conflict use_column
declare
  b bookings := jsonb_populate_record(null::bookings, draft);
  p payments := jsonb_populate_record(null::payments, asked_payment);
  stay tstzrange := tstzrange(b.checkin_at, b.checkout_at, '[)');
  free_rooms int;
  taken_rooms int;
begin
  -- The class number of src/db/hotel-lock.ts.
  perform pg_advisory_xact_lock(7001, b.hotel_id);
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
      select 1 from stays s where s.room_id = r.id and s.status in ('held', 'booked') and s.period && stay
    ) order by r.has_bathtub, r.id limit b.rooms
  ), taken as (
    insert into stays (booking_id, hotel_id, city_id, room_id, period, status)
    select b.id, b.hotel_id, b.city_id, free.id, stay, case b.status when 'pending' then 'held' else 'booked' end from free
    where (select count(*) from free) = b.rooms
    on conflict on constraint stays_no_overlap do nothing returning 1
  ) select (select count(*) from free), (select count(*) from taken) into free_rooms, taken_rooms;
  if free_rooms < b.rooms then
    raise exception 'hotel % has % free rooms where % are asked', b.hotel_id, free_rooms, b.rooms
      using errcode = 'check_violation', table = 'stays', constraint = case
        when b.has_bathtub and b.rooms <= (
          select count(*) from rooms r where r.hotel_id = b.hotel_id and not exists (
            select 1 from stays s where s.room_id = r.id and s.status in ('held', 'booked') and s.period && stay
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
comment on function write_booking is 'Writes a booking with its rooms, guests, first event, coupon use, spent credits and payment, and returns what its answer shows of the hotel. Raises stays_enough_rooms, stays_enough_bathtub_rooms or stays_rooms_moved when the rooms are short.';
