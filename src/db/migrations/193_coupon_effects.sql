-- What each coupon brought, counted every night for the office.
create table coupon_effects (
  coupon_id bigint primary key references coupons (id),
  counted_at timestamptz not null,
  guests int not null,
  first_guests int not null,
  returned_guests int not null,
  constraint coupon_effects_parts check (0 <= returned_guests and returned_guests <= first_guests and first_guests <= guests)
);
comment on table coupon_effects is 'How many guests stayed with a coupon, for how many of them that was the first stay, and how many of these began another stay without it. Numbers only, counted every night.';
