-- A pause concerns the stays of its day and those that begin while it lasts: other days go on selling (docs/decisions/0064).

-- The default is what no row keeps: the trigger below puts the end of the pause in its place, also where an older process
-- writes one during a release.
alter table sales_pauses add column stays_before timestamptz not null default '-infinity';

create function cover_stays_of_pause() returns trigger language plpgsql as $$
begin
  new.stays_before := greatest(new.stays_before, new.until_at);
  return new;
end $$;
create trigger sales_pauses_cover_stays before insert or update on sales_pauses
  for each row execute function cover_stays_of_pause();

update sales_pauses
  set stays_before = (date_trunc('day', now() at time zone 'Asia/Kolkata') + interval '1 day') at time zone 'Asia/Kolkata';
alter table sales_pauses add constraint sales_pauses_cover_stays check (stays_before >= until_at);

comment on table sales_pauses is 'Until until_at a hotel sells no stay that begins before stays_before: its desk asked for it, it has not seen bookings, it has not taken too many guests (both until the end of the day in India), or the office paused it until a moment it chose. Over by itself; a row that is over does nothing.';
comment on column sales_pauses.stays_before is 'The end of the day of the pause in India, or until_at where that is later.';

-- As before, asked for the booking's own check-in.
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
      select 1 from sales_pauses p where p.hotel_id = h.id and p.until_at > b.created_at and b.checkin_at < p.stays_before));
    if wanted is not null then
      perform rooms_for_booking(b, wanted);
    end if;
    perform pg_advisory_xact_lock(7001, b.hotel_id);
  end if;
  -- Changed under the same lock, so a booking after a change sees it.
  select h.cleaning_minutes,
      exists (
        select 1 from sales_pauses p where p.hotel_id = h.id and p.until_at > b.created_at and b.checkin_at < p.stays_before
      )
    into cleaning, is_paused from hotels h where h.id = b.hotel_id;
  if is_paused then
    raise exception 'hotel % takes no new bookings for this day', b.hotel_id
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
