-- Coupons, bookings with their bill and guests, modifications, extensions, and the stays that occupy rooms
-- (specification §3 Booking, Bill, Extension; §4; §5). Periods are half-open: check-in belongs, check-out does not.

-- Refuses every status move not named in the trigger's arguments ('pending>completed', ...).
create function allow_only_moves() returns trigger language plpgsql as $$
begin
  if not (old.status || '>' || new.status) = any (tg_argv) then
    raise exception 'illegal move of %.status from % to %', tg_table_name, old.status, new.status
      using errcode = 'check_violation', constraint = tg_name, table = tg_table_name;
  end if;
  return new;
end $$;

create table coupons (
  id bigint generated always as identity primary key,
  code text not null unique,
  kind text not null,
  value int not null,
  min_amount int not null default 0,
  max_discount int,
  valid_from timestamptz not null,
  valid_until timestamptz not null,
  total_limit int,
  per_user_limit int,
  first_booking_only boolean not null default false,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  constraint coupons_code_form check (code ~ '^[A-Z0-9]{3,24}$'),
  constraint coupons_kind_known check (kind in ('percent', 'flat')),
  constraint coupons_value_range check (value > 0 and (kind = 'flat' or value <= 100)),
  constraint coupons_amounts_range check (min_amount >= 0 and max_discount > 0),
  constraint coupons_validity check (valid_until > valid_from),
  constraint coupons_limits_range check (total_limit > 0 and per_user_limit > 0)
);
comment on table coupons is 'Discount coupons, percent or flat rupees (specification §3 couponId, decisions: coupons). code is what a guest types, in capitals.';

create table bookings (
  id uuid primary key default gen_random_uuid(),
  short_id text not null unique,
  user_id uuid not null references users (id),
  hotel_id int not null,
  city_id int not null,
  slot smallint not null,
  checkin_at timestamptz not null,
  checkout_at timestamptz not null,
  period tstzrange not null generated always as (tstzrange(checkin_at, checkout_at, '[)')) stored,
  extended_until timestamptz,
  leaves_at timestamptz not null generated always as (coalesce(extended_until, checkout_at)) stored,
  days smallint not null default 1,
  rooms smallint not null,
  guests smallint not null,
  has_bathtub boolean not null default false,
  pay_at_hotel boolean not null default false,
  has_love_kit boolean not null default false,
  coupon_id bigint references coupons (id),
  referral_code text references users (refer_code),
  status text not null,
  hold_expires_at timestamptz,
  guest_name text not null,
  guest_email text not null,
  guest_gender text,
  guest_city text,
  slot_price int not null,
  room_total int not null,
  bathtub_charge int not null default 0,
  discount int not null default 0,
  referral_discount int not null default 0,
  service_tax int not null default 0,
  credits int not null default 0,
  total int not null,
  payable_now int not null,
  pay_at_hotel_amount int not null default 0,
  lead_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  completed_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text,
  constraint bookings_hotel_of_city foreign key (hotel_id, city_id) references hotels (id, city_id) on update cascade,
  constraint bookings_id_of_hotel unique (id, hotel_id),
  constraint bookings_id_of_user unique (id, user_id),
  constraint bookings_short_id_form check (short_id ~ '^[A-Z0-9]{8}$'),
  constraint bookings_slot_range check (slot between 0 and 4),
  constraint bookings_days_range check (days between 1 and 31 and (slot = 4 or days = 1)),
  constraint bookings_period_forward check (checkout_at > checkin_at),
  constraint bookings_longest_stay check (checkout_at - checkin_at <= interval '31 days'),
  constraint bookings_extended_forward check (extended_until > checkout_at),
  constraint bookings_rooms_range check (rooms between 1 and 5),
  constraint bookings_guests_range check (guests between rooms and 2 * rooms),
  constraint bookings_status_known check (status in ('pending', 'completed', 'cancelled', 'expired', 'failed')),
  constraint bookings_pending_has_hold check (status <> 'pending' or hold_expires_at is not null),
  constraint bookings_cancelled_at_set check ((status = 'cancelled') = (cancelled_at is not null)),
  constraint bookings_cancel_reason_length check (length(cancel_reason) <= 500),
  constraint bookings_guest_name_filled check (btrim(guest_name) <> '' and length(guest_name) <= 120),
  constraint bookings_guest_gender_known check (guest_gender in ('male', 'female', 'third_gender', 'wont_say')),
  constraint bookings_amounts_range check (
    slot_price > 0 and room_total >= 0 and bathtub_charge >= 0 and discount >= 0 and referral_discount >= 0
    and service_tax >= 0 and credits >= 0 and total >= 0 and payable_now >= 0 and pay_at_hotel_amount >= 0
  ),
  constraint bookings_bill_adds_up check (
    total = room_total + bathtub_charge - discount - referral_discount + service_tax - credits
  ),
  constraint bookings_payment_split check (
    payable_now + pay_at_hotel_amount = total and (pay_at_hotel or pay_at_hotel_amount = 0)
  )
);
comment on table bookings is 'Bookings with the bill as it was agreed (specification §3 Booking and Bill, §4, §9). pending = held and unpaid, completed = paid or nothing due. checkin_at/checkout_at are the booked slot, leaves_at includes paid extensions.';
create index bookings_of_user on bookings (user_id, leaves_at desc);
create index bookings_of_hotel on bookings (hotel_id, checkin_at);
create index bookings_city on bookings (city_id);
create index bookings_open_holds on bookings (hold_expires_at) where status = 'pending';
create index bookings_ended on bookings (leaves_at) where status = 'completed';
create index bookings_coupon on bookings (coupon_id) where coupon_id is not null;
create index bookings_referral on bookings (referral_code) where referral_code is not null;
create unique index bookings_one_referral_discount on bookings (user_id)
  where referral_discount > 0 and status in ('pending', 'completed');
create trigger bookings_touch before update on bookings for each row execute function touch_updated_at();
create trigger bookings_status_move before update of status on bookings
  for each row when (old.status is distinct from new.status)
  execute function allow_only_moves(
    'pending>completed', 'pending>cancelled', 'pending>expired', 'pending>failed',
    'expired>completed', 'failed>completed', 'completed>cancelled'
  );

create trigger bookings_first_status before insert on bookings
  for each row when (new.status not in ('pending', 'completed'))
  execute function refuse_change('a booking begins pending or completed');

create table booking_guests (
  booking_id uuid not null references bookings (id) on delete cascade,
  position smallint not null,
  name text not null,
  primary key (booking_id, position),
  constraint booking_guests_position_range check (position between 0 and 9),
  constraint booking_guests_name_filled check (btrim(name) <> '' and length(name) <= 120)
);
comment on table booking_guests is 'Names of the guests of a booking in the order given (specification §7 create-booking guests; §5: booking name must match the guest).';

create table booking_events (
  id bigint generated always as identity primary key,
  booking_id uuid not null references bookings (id) on delete cascade,
  kind text not null,
  from_status text,
  to_status text,
  at timestamptz not null default now(),
  detail jsonb not null default '{}'
);
comment on table booking_events is 'What happened to a booking and when; written in the transaction that changed it (specification §4).';
create index booking_events_of_booking on booking_events (booking_id, id);

create table booking_modifications (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references bookings (id),
  slot smallint not null,
  checkin_at timestamptz not null,
  checkout_at timestamptz not null,
  period tstzrange not null generated always as (tstzrange(checkin_at, checkout_at, '[)')) stored,
  days smallint not null default 1,
  slot_price int not null,
  room_total int not null,
  bathtub_charge int not null default 0,
  discount int not null default 0,
  referral_discount int not null default 0,
  service_tax int not null default 0,
  credits int not null default 0,
  total int not null,
  payable_now int not null,
  pay_at_hotel_amount int not null default 0,
  difference int not null,
  status text not null,
  hold_expires_at timestamptz,
  created_at timestamptz not null default now(),
  applied_at timestamptz,
  constraint booking_modifications_id_of_booking unique (id, booking_id),
  constraint booking_modifications_slot_range check (slot between 0 and 4),
  constraint booking_modifications_days_range check (days between 1 and 31 and (slot = 4 or days = 1)),
  constraint booking_modifications_period_forward check (checkout_at > checkin_at),
  constraint booking_modifications_longest_stay check (checkout_at - checkin_at <= interval '31 days'),
  constraint booking_modifications_status_known check (status in ('held', 'applied', 'cancelled', 'expired', 'failed')),
  constraint booking_modifications_held_has_hold check (status <> 'held' or hold_expires_at is not null),
  constraint booking_modifications_applied_at_set check ((status = 'applied') = (applied_at is not null)),
  constraint booking_modifications_amounts_range check (
    slot_price > 0 and room_total >= 0 and bathtub_charge >= 0 and discount >= 0 and referral_discount >= 0
    and service_tax >= 0 and credits >= 0 and total >= 0 and payable_now >= 0 and pay_at_hotel_amount >= 0
  ),
  constraint booking_modifications_bill_adds_up check (
    total = room_total + bathtub_charge - discount - referral_discount + service_tax - credits
  )
);
comment on table booking_modifications is 'Wanted changes of a booking''s time with the new bill; held until the difference is paid, then applied (specification §4 Modify, decisions: modification). difference: new total minus what was paid or credited, negative when refunded.';
create index booking_modifications_of_booking on booking_modifications (booking_id);
create unique index booking_modifications_one_held on booking_modifications (booking_id) where status = 'held';
create index booking_modifications_open_holds on booking_modifications (hold_expires_at) where status = 'held';
create trigger booking_modifications_status_move before update of status on booking_modifications
  for each row when (old.status is distinct from new.status)
  execute function allow_only_moves(
    'held>applied', 'held>cancelled', 'held>expired', 'held>failed', 'expired>applied', 'failed>applied'
  );

create table extensions (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references bookings (id),
  hours smallint not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  period tstzrange not null generated always as (tstzrange(starts_at, ends_at, '[)')) stored,
  room_total int not null,
  service_tax int not null default 0,
  total int not null,
  status text not null,
  hold_expires_at timestamptz,
  created_at timestamptz not null default now(),
  acknowledged_at timestamptz,
  paid_at timestamptz,
  cancelled_at timestamptz,
  constraint extensions_id_of_booking unique (id, booking_id),
  constraint extensions_hours_range check (hours between 1 and 12),
  constraint extensions_period_is_hours check (ends_at - starts_at = hours * interval '1 hour'),
  constraint extensions_amounts_range check (room_total >= 0 and service_tax >= 0),
  constraint extensions_bill_adds_up check (total = room_total + service_tax),
  constraint extensions_status_known check (status in ('requested', 'acknowledged', 'paid', 'cancelled')),
  constraint extensions_paid_at_set check (status <> 'paid' or paid_at is not null),
  constraint extensions_cancelled_at_set check (status <> 'cancelled' or cancelled_at is not null)
);
comment on table extensions is 'Extra hours at the end of a booking, billed on their own (specification §3 Extension, §4, decisions: extension by 1 to 12 hours). An unpaid hold that ran out is cancelled.';
create index extensions_of_booking on extensions (booking_id, created_at);
create unique index extensions_one_open on extensions (booking_id) where status in ('requested', 'acknowledged');
create index extensions_open_holds on extensions (hold_expires_at) where status in ('requested', 'acknowledged');
create trigger extensions_status_move before update of status on extensions
  for each row when (old.status is distinct from new.status)
  execute function allow_only_moves(
    'requested>acknowledged', 'requested>cancelled', 'requested>paid', 'acknowledged>paid', 'acknowledged>cancelled',
    'cancelled>paid', 'paid>cancelled'
  );

create table stays (
  id bigint generated always as identity primary key,
  booking_id uuid,
  modification_id uuid,
  extension_id uuid,
  hotel_id int not null,
  city_id int not null,
  room_id int not null,
  period tstzrange not null,
  status text not null,
  created_at timestamptz not null default now(),
  constraint stays_no_overlap exclude using gist (room_id with =, period with &&) where (status in ('held', 'booked')),
  constraint stays_room_of_hotel foreign key (room_id, hotel_id, city_id) references rooms (id, hotel_id, city_id) on update cascade,
  constraint stays_booking_of_hotel foreign key (booking_id, hotel_id) references bookings (id, hotel_id),
  constraint stays_modification_of_booking foreign key (modification_id, booking_id)
    references booking_modifications (id, booking_id),
  constraint stays_extension_of_booking foreign key (extension_id, booking_id) references extensions (id, booking_id),
  constraint stays_change_has_booking check (
    (booking_id is not null or (modification_id is null and extension_id is null))
    and (modification_id is null or extension_id is null)
  ),
  constraint stays_status_known check (status in ('held', 'booked', 'released')),
  constraint stays_period_half_open check (
    not isempty(period) and lower_inc(period) and not upper_inc(period) and not lower_inf(period) and not upper_inf(period)
  ),
  constraint stays_longest_stay check (upper(period) - lower(period) <= interval '31 days')
);
comment on table stays is 'A room occupied for a period: two active stays of one room can never overlap (decisions: rooms, no double booking). Without a booking it is the hotel''s own use of the room.';
create index stays_city on stays using gist (city_id, period) include (hotel_id, room_id) where (status in ('held', 'booked'));
create index stays_of_booking on stays (booking_id) where booking_id is not null;
create index stays_of_modification on stays (modification_id) where modification_id is not null;
create index stays_of_extension on stays (extension_id) where extension_id is not null;
create index stays_room on stays (room_id);
create trigger stays_status_move before update of status on stays
  for each row when (old.status is distinct from new.status)
  execute function allow_only_moves('held>booked', 'held>released', 'booked>released', 'released>booked', 'released>held');

-- A booking that is over without a stay must not keep a room: checked when the transaction ends.
create function refuse_room_kept_by_dead_booking() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from bookings b join stays s on s.booking_id = b.id
    where b.id = new.id and b.status in ('cancelled', 'expired', 'failed') and s.status in ('held', 'booked')
  ) then
    raise exception 'booking % is over but keeps a room', new.id using errcode = 'check_violation', constraint = tg_name;
  end if;
  return null;
end $$;
create constraint trigger bookings_free_their_rooms after update of status on bookings
  deferrable initially deferred
  for each row when (new.status in ('cancelled', 'expired', 'failed'))
  execute function refuse_room_kept_by_dead_booking();

create table coupon_uses (
  booking_id uuid primary key,
  coupon_id bigint not null references coupons (id),
  user_id uuid not null,
  created_at timestamptz not null default now(),
  released_at timestamptz,
  constraint coupon_uses_booking_of_user foreign key (booking_id, user_id) references bookings (id, user_id)
);
comment on table coupon_uses is 'Which booking uses which coupon; released when the booking comes to nothing. The coupon''s limits are kept here under a lock of the coupon (decisions: coupons).';
create index coupon_uses_active on coupon_uses (coupon_id, user_id) where released_at is null;
create index coupon_uses_user on coupon_uses (user_id);

create function keep_coupon_limits() returns trigger language plpgsql as $$
declare
  coupon coupons%rowtype;
  used_by_all int;
  used_by_user int;
begin
  select * into coupon from coupons where id = new.coupon_id for no key update;
  select count(*), count(*) filter (where user_id = new.user_id) into used_by_all, used_by_user
    from coupon_uses where coupon_id = new.coupon_id and released_at is null and booking_id <> new.booking_id;
  if used_by_all >= coupon.total_limit then
    raise exception 'coupon % is used up', coupon.code using errcode = 'check_violation', constraint = 'coupon_uses_total_limit';
  end if;
  if used_by_user >= coupon.per_user_limit then
    raise exception 'coupon % is used up by this guest', coupon.code
      using errcode = 'check_violation', constraint = 'coupon_uses_per_user_limit';
  end if;
  return new;
end $$;
create trigger coupon_uses_limits before insert or update of released_at on coupon_uses
  for each row when (new.released_at is null) execute function keep_coupon_limits();

create table booking_partners (
  booking_id uuid primary key references bookings (id) on delete cascade,
  phone text not null,
  user_id uuid references users (id),
  status text not null default 'invited',
  invited_at timestamptz not null default now(),
  answered_at timestamptz,
  cancelled_at timestamptz,
  constraint booking_partners_phone_form check (phone ~ '^\+91[6-9][0-9]{9}$'),
  constraint booking_partners_status_known check (status in ('invited', 'accepted', 'cancelled', 'declined')),
  constraint booking_partners_accepted_by_user check (status not in ('accepted', 'declined') or (user_id is not null and answered_at is not null))
);
comment on table booking_partners is 'The partner invited by phone to share a booking (specification §1 superfast check-in, §4 partner flow). user_id is the user of that phone, once there is one.';
create index booking_partners_phone on booking_partners (phone);
create index booking_partners_user on booking_partners (user_id) where user_id is not null;

create table user_requests (
  id bigint generated always as identity primary key,
  booking_id uuid not null references bookings (id) on delete cascade,
  user_id uuid not null references users (id),
  type text not null default 'checkin',
  status text not null default 'created',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint user_requests_one_of_type unique (booking_id, type),
  constraint user_requests_type_known check (type in ('checkin')),
  constraint user_requests_status_known check (status in ('created', 'confirmed', 'cancelled', 'done'))
);
comment on table user_requests is 'Requests of a guest about a booking; checkin is the superfast check-in (specification §3 userRequest, §7 user-requests).';
create index user_requests_user on user_requests (user_id);
create trigger user_requests_touch before update on user_requests for each row execute function touch_updated_at();
