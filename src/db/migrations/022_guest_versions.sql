-- A number for each guest that grows with every change of what their list of bookings shows, so that an unchanged list
-- is known by one look (docs/decisions/0019).

create table guest_versions (
  user_id uuid primary key references users (id),
  version bigint not null default 1
);
comment on table guest_versions is 'Grows with every change of what a guest''s list of bookings shows of bookings; written by triggers only. No row: never changed since this table was made.';

create table shown_versions (
  part text primary key,
  version bigint not null default 1,
  constraint shown_versions_part_known check (part in ('hotels'))
);
comment on table shown_versions is 'Grows with every change of what bookings show of something that all guests share: hotels, their pictures and places, and coupon codes.';

-- In the order of their ids, so that two transactions never wait for each other.
create function raise_guest_versions(guests uuid[]) returns void language sql as $$
  insert into guest_versions (user_id) select distinct guest from unnest(guests) guest where guest is not null order by guest
    on conflict (user_id) do update set version = guest_versions.version + 1
$$;

-- The owner, and the users of the phones that are or were invited.
create function guests_of_booking(asked_booking uuid) returns uuid[] language sql stable as $$
  select array(
    select b.user_id from bookings b where b.id = asked_booking
    union all select u.id from booking_partners p join users u on u.phone = p.phone where p.booking_id = asked_booking
  )
$$;

-- Deferred to the end of the transaction: the version's row is the last that it locks.
create function booking_shown_changed() returns trigger language plpgsql as $$
declare
  changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  changed_booking uuid := coalesce(changed ->> tg_argv[0],
    (select p.booking_id::text from payments p where p.id = (changed ->> 'payment_id')::uuid));
begin
  perform raise_guest_versions(guests_of_booking(changed_booking));
  return null;
end $$;

create function partner_shown_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform raise_guest_versions(guests_of_booking(new.booking_id));
  else
    perform raise_guest_versions(guests_of_booking(old.booking_id) || array(select u.id from users u where u.phone = old.phone));
  end if;
  return null;
end $$;

-- A name shows in the guest's own bookings and in those they share; a phone finds invites.
create function guest_shown_changed() returns trigger language plpgsql as $$
begin
  perform raise_guest_versions(new.id || array(
    select u.id from bookings b join booking_partners p on p.booking_id = b.id join users u on u.phone = p.phone
    where b.user_id = new.id
  ));
  return null;
end $$;

create function hotels_shown_changed() returns trigger language plpgsql as $$
begin
  insert into shown_versions (part) values ('hotels') on conflict (part) do update set version = shown_versions.version + 1;
  return null;
end $$;

create constraint trigger bookings_shown after insert or update on bookings deferrable initially deferred
  for each row execute function booking_shown_changed('id');
create constraint trigger booking_guests_shown after update or delete on booking_guests deferrable initially deferred
  for each row execute function booking_shown_changed('booking_id');
create constraint trigger booking_modifications_shown after insert or update or delete on booking_modifications
  deferrable initially deferred for each row execute function booking_shown_changed('booking_id');
create constraint trigger extensions_shown after insert or update or delete on extensions deferrable initially deferred
  for each row execute function booking_shown_changed('booking_id');
create constraint trigger payments_shown after update of status, checkout_url on payments deferrable initially deferred
  for each row when (old.status <> new.status or old.checkout_url is distinct from new.checkout_url)
  execute function booking_shown_changed('booking_id');
create constraint trigger payments_shown_at_once after insert on payments deferrable initially deferred
  for each row when (new.checkout_url is not null) execute function booking_shown_changed('booking_id');
create constraint trigger refunds_shown after insert or update or delete on refunds deferrable initially deferred
  for each row execute function booking_shown_changed('booking_id');
create constraint trigger user_requests_shown after insert or update or delete on user_requests deferrable initially deferred
  for each row execute function booking_shown_changed('booking_id');
create constraint trigger reviews_shown after insert or update or delete on reviews deferrable initially deferred
  for each row execute function booking_shown_changed('booking_id');
create constraint trigger booking_partners_shown after insert or update or delete on booking_partners
  deferrable initially deferred for each row execute function partner_shown_changed();
create constraint trigger users_shown after update of name, phone on users deferrable initially deferred
  for each row when (old.name <> new.name or old.phone <> new.phone) execute function guest_shown_changed();

create trigger hotels_shown after update of name, slug, address, lat, lng, has_love_kit, custom_slot_1, custom_slot_2, city_id, locality_id
  on hotels for each statement execute function hotels_shown_changed();
create trigger hotel_pictures_shown after insert or update or delete on hotel_pictures
  for each statement execute function hotels_shown_changed();
create trigger cities_shown after update of name on cities for each statement execute function hotels_shown_changed();
create trigger localities_shown after update of name on localities for each statement execute function hotels_shown_changed();
create trigger coupons_shown after update of code on coupons for each statement execute function hotels_shown_changed();
