-- Two kinds of credit (docs/decisions/0062). Promotional credit came from signing up and from friends: with the discount of
-- a friend's code it pays at most half of a bill. Compensation replaces a guest's own money and pays all of it. An entry says
-- how much of it was promotional; a bill keeps one number of credits and the promotional part of it.

-- Guests work at a hotel whose desk has their phone, or the phone of somebody who signed in on a browser of theirs.
create function works_at(asked_user uuid, asked_hotel int) returns boolean language sql as $$
  select exists (
    select 1 from hotel_staff s join users u on u.phone = s.phone
    where s.hotel_id = asked_hotel and s.ended_at is null and (u.id = asked_user or exists (
      select 1 from known_devices mine join known_devices theirs on theirs.device_hash = mine.device_hash
      where mine.user_id = asked_user and theirs.user_id = u.id
    ))
  )
$$;
comment on function works_at is 'Does this guest, or somebody who uses the same browser, work at this hotel? Its desk pays itself with what we give them.';

create function shares_device(one uuid, other uuid) returns boolean language sql as $$
  select exists (
    select 1 from known_devices mine join known_devices theirs on theirs.device_hash = mine.device_hash
    where mine.user_id = one and theirs.user_id = other and one <> other
  )
$$;
comment on function shares_device is 'Did two guests sign in on the same browser?';

alter table credit_balances add column promotional int not null default 0;
alter table credit_entries add column promotional int;
alter table bookings add column promotional_credits int;
alter table booking_modifications add column promotional_credits int;

-- How much of a sum that leaves an account is promotional where its writer does not say: as much as there is.
create function promotional_part(asked_user uuid, asked_amount int) returns int language sql as $$
  select least(asked_amount, coalesce((select cb.promotional from credit_balances cb where cb.user_id = asked_user), 0))
$$;

-- Entries until now, in their order: promotional credit was spent first, and came back first.
do $$
declare
  e record;
  part int;
  account uuid;
  left_of_it int := 0;
begin
  alter table credit_entries disable trigger credit_entries_append_only;
  for e in select * from credit_entries order by user_id, id loop
    if account is distinct from e.user_id then
      account := e.user_id;
      left_of_it := 0;
    end if;
    part := case
      when e.kind in ('signup', 'referral_reward') then e.amount
      when e.amount < 0 then -least(-e.amount, left_of_it)
      when e.kind = 'returned' then least(e.amount, (
        select coalesce(-sum(k.promotional), 0)::int from credit_entries k
        where k.booking_id = e.booking_id and k.user_id = e.user_id and k.kind in ('spent', 'returned') and k.id < e.id
      ))
      else 0 end;
    left_of_it := left_of_it + part;
    update credit_entries set promotional = part where id = e.id;
  end loop;
  alter table credit_entries enable trigger credit_entries_append_only;
end $$;
alter table credit_balances disable trigger credit_balances_by_ledger_only;
update credit_balances cb set promotional = (select coalesce(sum(e.promotional), 0) from credit_entries e where e.user_id = cb.user_id);
alter table credit_balances enable trigger credit_balances_by_ledger_only;
-- At most half of a bill from now on: what is beyond it counts as compensation on bookings made before.
update bookings b set promotional_credits = least(
    b.credits, greatest(0, (b.total + b.credits + b.referral_discount) / 2 - b.referral_discount),
    coalesce((select -e.promotional from credit_entries e where e.booking_id = b.id and e.kind = 'spent' order by e.id desc limit 1), 0))
  where b.credits > 0;
update booking_modifications m set promotional_credits = least(m.credits, b.promotional_credits)
  from bookings b where b.id = m.booking_id and m.credits > 0;
alter table credit_entries add constraint credit_entries_promotional_part check (
  promotional is not null and case when amount < 0 then promotional between amount and 0 else promotional between 0 and amount end
  and (kind not in ('signup', 'referral_reward') or promotional = amount)
);
alter table credit_balances add constraint credit_balances_promotional_part check (promotional between 0 and balance);
alter table bookings add constraint bookings_promotional_part check (promotional_credits between 0 and credits);
alter table booking_modifications add constraint booking_modifications_promotional_part
  check (promotional_credits between 0 and credits);
alter table bookings add constraint bookings_promotion_within_half check (
  promotional_credits = 0 or promotional_credits * 2 + referral_discount <= total + credits
);
comment on column credit_entries.promotional is 'The part of the amount that came from signing up or a friend, with the sign of the amount; the rest replaces a guest''s own money.';
comment on column credit_balances.promotional is 'The part of the balance that pays at most half of a bill.';
comment on column bookings.promotional_credits is 'The part of credits that came from signing up and from friends; null counts as none.';

-- A writer that does not name the part, as the version before this one: the kind says it, or as much as there is.
create function part_of_credit() returns trigger language plpgsql as $$
begin
  new.promotional := case
    when new.kind in ('signup', 'referral_reward') then new.amount
    when new.amount < 0 then -promotional_part(new.user_id, -new.amount)
    when new.kind = 'returned' then least(new.amount, (
      select coalesce(-sum(k.promotional), 0)::int from credit_entries k
      where k.booking_id = new.booking_id and k.user_id = new.user_id and k.kind in ('spent', 'returned')
    ))
    else 0 end;
  return new;
end $$;
create trigger credit_entries_part before insert on credit_entries
  for each row when (new.promotional is null) execute function part_of_credit();

create or replace function enter_credit() returns trigger language plpgsql as $$
begin
  insert into credit_balances (user_id) values (new.user_id) on conflict (user_id) do nothing;
  update credit_balances set balance = balance + new.amount, promotional = promotional + new.promotional
    where user_id = new.user_id;
  if new.kind = 'returned' and exists (
    select 1 from credit_entries where booking_id = new.booking_id and user_id = new.user_id and kind in ('spent', 'returned')
    having sum(amount) > 0 or sum(promotional) > 0
  ) then
    raise exception 'booking % would return more credit than it spent', new.booking_id
      using errcode = 'check_violation', constraint = 'credit_entries_return_within_spent';
  end if;
  return null;
end $$;

-- As in 040, with the promotional part: at a hotel where the guest works they spend none, and nobody's code counts where
-- friend and guest share a browser or either works at the hotel.
drop function quote_facts(uuid, int, text, int, text, text, timestamptz);
create function quote_facts(
  asked_user uuid, asked_hotel int, asked_slug text, asked_slot int, asked_coupon text, asked_friend text, moment timestamptz
) returns table (
  hotel_id int, city_id int, hotel_name text, has_bathtub boolean, bathtub_charge int, has_love_kit boolean,
  only_pay_at_hotel boolean, price int, balance int, is_first_booking boolean, friend_code text,
  coupon_id bigint, coupon_code text, coupon_funded_by text, coupon_kind text, coupon_value int, coupon_min_amount int,
  coupon_max_discount int, coupon_valid_from timestamptz, coupon_valid_until timestamptz, coupon_total_limit int,
  coupon_per_user_limit int, coupon_first_booking_only boolean, coupon_uses int, coupon_uses_by_guest int,
  coupon_weekdays smallint[], coupon_city_ids int[], coupon_hotel_id int, promotional_balance int
) language plpgsql rows 1 as $$
#variable_conflict use_column
declare
  known_hotel int := coalesce(asked_hotel, (select h.id from hotels h where h.slug = asked_slug));
  known_coupon bigint := (select c.id from coupons c where c.code = asked_coupon and c.active);
  known_friend text;
  works_here boolean := asked_user is not null and works_at(asked_user, known_hotel);
begin
  if not works_here and (asked_user is not null or asked_friend is not null) then
    known_friend := (
      select friend.refer_code from users friend
      where friend.id is distinct from asked_user
        and (friend.id = (select me.referred_by from users me where me.id = asked_user) or friend.refer_code = asked_friend)
        and not works_at(friend.id, known_hotel) and not shares_device(asked_user, friend.id)
      order by friend.refer_code = asked_friend limit 1
    );
  end if;
  return query select h.id, h.city_id, h.name, h.has_bathtub, h.bathtub_charge, h.has_love_kit, h.only_pay_at_hotel, p.price,
      coalesce((select cb.balance - case when works_here then cb.promotional else 0 end
        from credit_balances cb where cb.user_id = asked_user), 0),
      not exists (
        select 1 from bookings b where b.user_id = asked_user
          and (b.status = 'completed' or (b.status = 'pending' and b.hold_expires_at > moment))
      ) and not exists (select 1 from users u where u.id = asked_user and u.joined_before),
      known_friend, c.id, c.code, c.funded_by, c.kind, c.value, c.min_amount, c.max_discount, c.valid_from, c.valid_until,
      c.total_limit, c.per_user_limit, c.first_booking_only,
      (select count(*)::int from coupon_uses u where u.coupon_id = known_coupon and u.released_at is null),
      (select count(*)::int from coupon_uses u
        where u.coupon_id = known_coupon and u.released_at is null and u.user_id = asked_user),
      c.weekdays, c.city_ids, c.hotel_id,
      case when works_here then 0
        else coalesce((select cb.promotional from credit_balances cb where cb.user_id = asked_user), 0) end
    from (values (1)) asked (once)
      left join hotels h on h.id = known_hotel and not h.hidden
      left join hotel_slot_prices p on p.hotel_id = h.id and p.slot = asked_slot
      left join coupons c on c.id = known_coupon;
end $$;
comment on function quote_facts is 'What the price of a stay depends on: hotel, price, credits, first booking, the friend''s code, the coupon and its uses. Always one row; hotel_id is null for an unknown or hidden hotel.';

-- As in 051, with the promotional part of the credits.
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
    tax_percent, credits, promotional_credits, total, payable_now, pay_at_hotel_amount, lead_id, created_at, updated_at
  ) values (
    b.id, b.short_id, b.user_id, b.hotel_id, b.city_id, b.slot, b.checkin_at, b.checkout_at, b.days, b.rooms, b.guests,
    b.has_bathtub, b.pay_at_hotel, b.has_love_kit, b.coupon_id, b.referral_code, b.status, b.hold_expires_at,
    b.completed_at, b.guest_name, b.guest_email, b.guest_gender, b.guest_city, b.slot_price, b.room_total,
    b.bathtub_charge, b.discount, b.hotel_discount, b.referral_discount, b.service_tax, b.tax_percent, b.credits,
    b.promotional_credits, b.total,
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
    insert into credit_entries (user_id, booking_id, kind, amount, promotional, created_at)
      values (b.user_id, b.id, 'spent', -b.credits, -b.promotional_credits, b.created_at);
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
