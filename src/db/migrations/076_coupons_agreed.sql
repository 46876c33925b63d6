-- A coupon that hotels pay takes something off only at hotels whose manager agreed to it (docs/decisions/0065).

create table coupon_agreements (
  id bigint generated always as identity primary key,
  coupon_id bigint not null references coupons (id),
  hotel_id int not null references hotels (id),
  agreed_by uuid,
  agreed_at timestamptz not null,
  ended_by uuid,
  ended_at timestamptz,
  constraint coupon_agreements_by_staff foreign key (agreed_by, hotel_id) references hotel_staff (id, hotel_id),
  constraint coupon_agreements_ended_by_staff foreign key (ended_by, hotel_id) references hotel_staff (id, hotel_id),
  constraint coupon_agreements_ended_whole check ((ended_at is null) = (ended_by is null) and ended_at >= agreed_at)
);
comment on table coupon_agreements is 'Hotels that agreed to pay for a coupon, by which manager, until they left it. Rows are ended, never deleted.';
comment on column coupon_agreements.agreed_by is 'The manager who agreed; null where the coupon was used at the hotel before anybody was asked.';
create unique index coupon_agreements_one on coupon_agreements (coupon_id, hotel_id) where ended_at is null;
create index coupon_agreements_hotel on coupon_agreements (hotel_id);
create index coupon_agreements_staff on coupon_agreements (agreed_by) where agreed_by is not null;
create index coupon_agreements_ended_staff on coupon_agreements (ended_by) where ended_by is not null;

-- Where hotels paid for a coupon until now, it goes on; nowhere else.
insert into coupon_agreements (coupon_id, hotel_id, agreed_by, agreed_at)
  select b.coupon_id, b.hotel_id, null, min(b.created_at)
  from bookings b join coupons c on c.id = b.coupon_id
  where c.funded_by = 'hotel' and b.hotel_discount > 0 and b.status in ('pending', 'completed')
  group by b.coupon_id, b.hotel_id;

create function keep_coupon_agreed_by_manager() returns trigger language plpgsql as $$
begin
  if not exists (
    select 1 from hotel_staff s where s.id = new.agreed_by and s.hotel_id = new.hotel_id and s.role = 'manager'
      and s.accepted_at is not null and s.ended_at is null
  ) then
    raise exception 'hotel %: only its manager agrees to a coupon', new.hotel_id
      using errcode = 'check_violation', table = 'coupon_agreements', constraint = 'coupon_agreements_by_manager';
  end if;
  return new;
end $$;
create trigger coupon_agreements_by_manager before insert on coupon_agreements
  for each row execute function keep_coupon_agreed_by_manager();
create trigger coupon_agreements_stay before delete on coupon_agreements
  for each row execute function refuse_change('an agreement is ended, never deleted');
create trigger coupon_agreements_ended_stay before update on coupon_agreements
  for each row when (
    old.ended_at is not null
    or (new.coupon_id, new.hotel_id, new.agreed_by, new.agreed_at) is distinct from (old.coupon_id, old.hotel_id, old.agreed_by, old.agreed_at)
  ) execute function refuse_change('an agreement stays as it was, and ends once');

create function takes_coupon(asked_hotel int, asked_coupon bigint) returns boolean language sql stable as $$
  select exists (select 1 from coupon_agreements a
    where a.hotel_id = asked_hotel and a.coupon_id = asked_coupon and a.ended_at is null)
$$;
comment on function takes_coupon is 'Did a manager of this hotel agree to pay for this coupon, and not leave it since?';

-- A manager who leaves at the same moment waits for the booking, or the booking is refused.
create function keep_hotels_coupon_agreed() returns trigger language plpgsql as $$
declare
  at_hotel int := (select b.hotel_id from bookings b where b.id = new.booking_id);
begin
  if (select c.funded_by from coupons c where c.id = new.coupon_id) = 'hotel' then
    perform 1 from coupon_agreements a
      where a.hotel_id = at_hotel and a.coupon_id = new.coupon_id and a.ended_at is null for share;
    if not found then
      raise exception 'hotel % did not agree to coupon %', at_hotel, new.coupon_id
        using errcode = 'check_violation', table = 'coupon_uses', constraint = 'coupon_uses_hotel_agreed';
    end if;
  end if;
  return new;
end $$;
create trigger coupon_uses_hotel_agreed before insert on coupon_uses
  for each row execute function keep_hotels_coupon_agreed();

-- What a hotel takes off comes from a coupon to which it agreed; a booking made while it did keeps it.
create function keep_hotel_discount_agreed() returns trigger language plpgsql as $$
begin
  if not exists (
    select 1 from coupon_agreements a join coupons c on c.id = a.coupon_id and c.funded_by = 'hotel'
    where a.hotel_id = new.hotel_id and a.coupon_id = new.coupon_id and (tg_op = 'UPDATE' or a.ended_at is null)
  ) then
    raise exception 'hotel % did not agree to take ₹% off', new.hotel_id, new.hotel_discount
      using errcode = 'check_violation', table = 'bookings', constraint = 'bookings_hotel_discount_agreed';
  end if;
  return new;
end $$;
create trigger bookings_hotel_discount_agreed before insert or update of hotel_discount, coupon_id, hotel_id on bookings
  for each row when (new.hotel_discount > 0) execute function keep_hotel_discount_agreed();

-- Days every coupon has. Not valid: old ones stay as they are until they end.
alter table coupons add constraint coupons_of_hotels_limited check (
  funded_by <> 'hotel' or not active or (total_limit is not null and (kind = 'flat' or max_discount is not null))
) not valid;

-- As in 066, with whether the hotel agreed to a coupon that it pays.
drop function quote_facts(uuid, int, text, int, text, text, timestamptz);
create function quote_facts(
  asked_user uuid, asked_hotel int, asked_slug text, asked_slot int, asked_coupon text, asked_friend text, moment timestamptz
) returns table (
  hotel_id int, city_id int, hotel_name text, has_bathtub boolean, bathtub_charge int, has_love_kit boolean,
  only_pay_at_hotel boolean, price int, balance int, is_first_booking boolean, friend_code text,
  coupon_id bigint, coupon_code text, coupon_funded_by text, coupon_kind text, coupon_value int, coupon_min_amount int,
  coupon_max_discount int, coupon_valid_from timestamptz, coupon_valid_until timestamptz, coupon_total_limit int,
  coupon_per_user_limit int, coupon_first_booking_only boolean, coupon_uses int, coupon_uses_by_guest int,
  coupon_weekdays smallint[], coupon_city_ids int[], coupon_hotel_id int, promotional_balance int, coupon_agreed boolean
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
        else coalesce((select cb.promotional from credit_balances cb where cb.user_id = asked_user), 0) end,
      c.funded_by <> 'hotel' or takes_coupon(known_hotel, known_coupon)
    from (values (1)) asked (once)
      left join hotels h on h.id = known_hotel and not h.hidden
      left join hotel_slot_prices p on p.hotel_id = h.id and p.slot = asked_slot
      left join coupons c on c.id = known_coupon;
end $$;
comment on function quote_facts is 'What the price of a stay depends on: hotel, price, credits, first booking, the friend''s code, the coupon and its uses. Always one row; hotel_id is null for an unknown or hidden hotel.';
