-- Coupons of some weekdays, of some cities or of one hotel (docs/decisions/0036).

alter table coupons
  add column weekdays smallint[],
  add column city_ids int[],
  add column hotel_id int references hotels (id);
alter table coupons
  add constraint coupons_weekdays_known check (
    weekdays <@ '{0,1,2,3,4,5,6}'::smallint[] and array_position(weekdays, null) is null and cardinality(weekdays) between 1 and 7
  ),
  add constraint coupons_city_ids_some check (array_position(city_ids, null) is null and cardinality(city_ids) between 1 and 50),
  add constraint coupons_one_kind_of_place check (city_ids is null or hotel_id is null);
create index coupons_hotel on coupons (hotel_id) where hotel_id is not null;
comment on column coupons.weekdays is 'Of the check-in in India, 0 is Sunday; null: every day.';
comment on column coupons.city_ids is 'Where it is taken; null: everywhere, unless hotel_id names the one hotel.';
comment on column coupons.hotel_id is 'The one hotel that takes it; null: every hotel of its cities.';

-- A list has no foreign key of its own.
create function keep_coupon_cities() returns trigger language plpgsql as $$
begin
  if exists (select 1 from unnest(new.city_ids) wanted (id) where not exists (select 1 from cities c where c.id = wanted.id)) then
    raise exception 'coupon % names a city that we do not have', new.code
      using errcode = 'foreign_key_violation', constraint = 'coupons_cities_known';
  end if;
  return new;
end $$;
create trigger coupons_cities before insert or update of city_ids on coupons
  for each row when (new.city_ids is not null) execute function keep_coupon_cities();

-- As in 021, with the three columns more. A function with other columns is another function.
drop function quote_facts(uuid, int, text, int, text, text, timestamptz);
create function quote_facts(
  asked_user uuid, asked_hotel int, asked_slug text, asked_slot int, asked_coupon text, asked_friend text, moment timestamptz
) returns table (
  hotel_id int, city_id int, hotel_name text, has_bathtub boolean, bathtub_charge int, has_love_kit boolean,
  only_pay_at_hotel boolean, price int, balance int, is_first_booking boolean, friend_code text,
  coupon_id bigint, coupon_code text, coupon_funded_by text, coupon_kind text, coupon_value int, coupon_min_amount int,
  coupon_max_discount int, coupon_valid_from timestamptz, coupon_valid_until timestamptz, coupon_total_limit int,
  coupon_per_user_limit int, coupon_first_booking_only boolean, coupon_uses int, coupon_uses_by_guest int,
  coupon_weekdays smallint[], coupon_city_ids int[], coupon_hotel_id int
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
        where u.coupon_id = known_coupon and u.released_at is null and u.user_id = asked_user),
      c.weekdays, c.city_ids, c.hotel_id
    from (values (1)) asked (once)
      left join hotels h on h.id = known_hotel and not h.hidden
      left join hotel_slot_prices p on p.hotel_id = h.id and p.slot = asked_slot
      left join coupons c on c.id = known_coupon;
end $$;
comment on function quote_facts is 'What the price of a stay depends on: hotel, price, credits, first booking, the friend''s code, the coupon and its uses. Always one row; hotel_id is null for an unknown or hidden hotel.';
