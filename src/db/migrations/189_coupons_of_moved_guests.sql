-- Guests who are moved keep their coupon even where the other hotel did not agree to it: Uncle pays the discount there.
create or replace function keep_hotels_coupon_agreed() returns trigger language plpgsql as $$
declare
  booked bookings%rowtype;
begin
  if (select c.funded_by from coupons c where c.id = new.coupon_id) <> 'hotel' then
    return new;
  end if;
  select * into booked from bookings b where b.id = new.booking_id;
  if booked.hotel_discount = 0 and exists (
    select 1 from relocations r join bookings f on f.id = r.booking_id
    where f.user_id = new.user_id and f.coupon_id = new.coupon_id and f.status = 'cancelled' and r.outcome is null
  ) then
    return new;
  end if;
  perform 1 from coupon_agreements a
    where a.hotel_id = booked.hotel_id and a.coupon_id = new.coupon_id and a.ended_at is null for share;
  if not found then
    raise exception 'hotel % did not agree to coupon %', booked.hotel_id, new.coupon_id
      using errcode = 'check_violation', table = 'coupon_uses', constraint = 'coupon_uses_hotel_agreed';
  end if;
  return new;
end $$;
