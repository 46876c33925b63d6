-- Did anybody come? (docs/decisions/0062) A stay is attended when its desk greeted the guests and either scanned the voucher
-- or the guests say so. Only then what Uncle gives towards it reaches the hotel, and its friend the reward.

create table voucher_scans (
  booking_id uuid primary key,
  hotel_id int not null,
  staff_id uuid not null,
  at timestamptz not null,
  constraint voucher_scans_booking_of_hotel foreign key (booking_id, hotel_id) references bookings (id, hotel_id) on delete cascade,
  constraint voucher_scans_by_staff foreign key (staff_id, hotel_id) references hotel_staff (id, hotel_id)
);
comment on table voucher_scans is 'The first time a device of the hotel''s desk read a voucher whose signature is ours, within the stay; a code that was typed is none. Never changed.';
create index voucher_scans_staff on voucher_scans (staff_id);

create function keep_scan_within_stay() returns trigger language plpgsql as $$
begin
  if not exists (
    select 1 from bookings b where b.id = new.booking_id and b.status = 'completed'
      and new.at >= b.checkin_at - interval '3 hours' and new.at < b.leaves_at
  ) then
    raise exception 'booking %: a scan at % is outside its stay', new.booking_id, new.at
      using errcode = 'check_violation', constraint = 'voucher_scans_within_stay';
  end if;
  return new;
end $$;
create trigger voucher_scans_within_stay before insert on voucher_scans
  for each row execute function keep_scan_within_stay();
create trigger voucher_scans_stay before update on voucher_scans
  for each row execute function refuse_change('a scan stays as it was written');

create table stay_confirmations (
  booking_id uuid primary key references bookings (id) on delete cascade,
  by text not null,
  at timestamptz not null,
  constraint stay_confirmations_by_known check (by in ('app', 'link', 'extension', 'review'))
);
comment on table stay_confirmations is 'The guests say that they came: a tap in the app or behind a link, extra hours paid during the stay, or a review. Until 30 days after the stay. Never changed.';

create function keep_confirmation_in_time() returns trigger language plpgsql as $$
begin
  if not exists (
    select 1 from bookings b where b.id = new.booking_id and b.status = 'completed'
      and new.at >= b.checkin_at - interval '3 hours' and new.at < b.leaves_at + interval '30 days'
  ) then
    raise exception 'booking %: nobody confirms it at %', new.booking_id, new.at
      using errcode = 'check_violation', constraint = 'stay_confirmations_in_time';
  end if;
  return new;
end $$;
create trigger stay_confirmations_in_time before insert on stay_confirmations
  for each row execute function keep_confirmation_in_time();
create trigger stay_confirmations_stay before update on stay_confirmations
  for each row execute function refuse_change('a confirmation stays as it was written');

create function is_attended(asked_booking uuid) returns boolean language sql as $$
  select exists (select 1 from visits v where v.booking_id = asked_booking and v.arrived_at is not null)
    and (exists (select 1 from voucher_scans s where s.booking_id = asked_booking)
      or exists (select 1 from stay_confirmations c where c.booking_id = asked_booking))
$$;
comment on function is_attended is 'The one answer to whether anybody came: greeted by the desk, and scanned there or confirmed by the guests. domain/attendance says the same.';

create table money_releases (
  booking_id uuid not null references bookings (id),
  what text not null,
  operator_id uuid references operators (id),
  reason text not null,
  at timestamptz not null,
  primary key (booking_id, what),
  constraint money_releases_what_known check (what in ('stay', 'reward')),
  constraint money_releases_reason_length check (btrim(reason) <> '' and length(reason) <= 200),
  constraint money_releases_by_operator check (operator_id is not null or reason = 'ended before attendance was asked')
);
comment on table money_releases is 'What Uncle gives for a stay, to its hotel or to the friend of its guest, and the office let go although it waited. Never changed.';
create index money_releases_operator on money_releases (operator_id) where operator_id is not null;
-- Nobody asked the guests of stays that are over: what was given for them stays given.
insert into money_releases (booking_id, what, operator_id, reason, at)
  select b.id, w.what, null, 'ended before attendance was asked', now()
  from bookings b cross join (values ('stay'), ('reward')) w (what)
  where b.ended_at is not null or exists (select 1 from ledger_postings p where p.booking_id = b.id and p.kind = 'stay');
create trigger money_releases_stay before update or delete on money_releases
  for each row execute function refuse_change('what the office let go stays written');

alter table stay_lines
  add column given bigint not null default 0,
  add column waits bigint not null default 0;
comment on column stay_lines.given is 'Coupons, discounts of friends, the GST on them and promotional credits that went to the hotel: within the commission of its month.';
comment on column stay_lines.waits is 'What Uncle would give and holds back until the stay is attended, or the office lets it go. The lines of a stay sum to what waits now.';

-- Reviews of stays that nobody attended are shown, and do not count. Those until now count as they did.
alter table reviews add column weighs boolean not null default true;
comment on column reviews.weighs is 'Does it count in the hotel''s rating? Not where nobody attended the stay, or the guest works there.';

-- Thousands of phones stand behind one address of a carrier: it makes rewards wait for the office, and refuses nothing.
alter table users add column sign_up_address_hash bytea;
comment on column users.sign_up_address_hash is 'Keyed hash of the network address that the account was made from: many rewarded friends from one address wait for the office. Emptied with the account.';
create index users_sign_up_address on users (sign_up_address_hash) where sign_up_address_hash is not null;

-- The question of a message after the stay, or after a no-show: its link says once that they came.
create table came_links (
  link_hash bytea primary key,
  booking_id uuid not null references bookings (id) on delete cascade,
  sent_at timestamptz not null,
  constraint came_links_hash_length check (octet_length(link_hash) = 32)
);
comment on table came_links is 'Links in messages that ask guests whether they came, by the hash of their secret. A link works until the guests have confirmed, and no longer than 30 days after the stay.';
create index came_links_booking on came_links (booking_id);
