-- How a hotel hears of its bookings, says that it has seen them and is asked again, and how guests it cannot take get
-- another room (docs/decisions/0028).

create table hotel_channels (
  id int generated always as identity primary key,
  hotel_id int not null references hotels (id),
  who text not null,
  channel text not null,
  address text not null,
  language text not null,
  kinds text[] not null,
  added_by text not null,
  added_at timestamptz not null,
  ended_at timestamptz,
  ended_by text,
  constraint hotel_channels_who_filled check (btrim(who) <> '' and length(who) <= 80),
  constraint hotel_channels_channel_known check (channel in ('sms', 'email')),
  constraint hotel_channels_address_form check (
    case channel when 'sms' then address ~ '^\+91[6-9][0-9]{9}$' else address ~ '^[^@\s]+@[^@\s]+$' and length(address) <= 254 end
  ),
  constraint hotel_channels_language_known check (language in ('en', 'hi')),
  constraint hotel_channels_kinds_known check (
    cardinality(kinds) > 0 and kinds <@ array['bookings', 'arrivals', 'lists'] and (channel = 'email' or not 'lists' = any (kinds))
  ),
  constraint hotel_channels_added_by_filled check (btrim(added_by) <> '' and length(added_by) <= 80),
  constraint hotel_channels_end_whole check ((ended_at is null) = (ended_by is null) and ended_at >= added_at)
);
comment on table hotel_channels is 'Where a hotel hears of its bookings: a phone or an address, in English or Hindi. kinds: bookings (each new, changed or cancelled one), arrivals (within the hour), lists (of tomorrow and of today, by e-mail).';
create unique index hotel_channels_once on hotel_channels (hotel_id, channel, address) where ended_at is null;

create table hotel_notices (
  booking_id uuid primary key,
  hotel_id int not null,
  told_at timestamptz not null,
  due_at timestamptz not null,
  link_hash bytea not null,
  asked_again_at timestamptz,
  to_ring_since timestamptz,
  rung_at timestamptz,
  rung_by text,
  seen_at timestamptz,
  seen_how text,
  arrival_told_at timestamptz,
  constraint hotel_notices_booking_of_hotel foreign key (booking_id, hotel_id) references bookings (id, hotel_id) on delete cascade,
  constraint hotel_notices_link_once unique (link_hash),
  constraint hotel_notices_hash_length check (octet_length(link_hash) = 32),
  constraint hotel_notices_due_after check (due_at > told_at),
  constraint hotel_notices_seen_how_known check (seen_how in ('desk', 'link')),
  constraint hotel_notices_seen_whole check ((seen_at is null) = (seen_how is null)),
  constraint hotel_notices_asked_when_due check (asked_again_at >= due_at),
  constraint hotel_notices_ring_after_asking check (
    to_ring_since is null or (asked_again_at is not null and to_ring_since > asked_again_at)
  ),
  constraint hotel_notices_rung_whole check ((rung_at is null) = (rung_by is null) and (rung_at is null or to_ring_since is not null)),
  constraint hotel_notices_rung_by_filled check (btrim(rung_by) <> '' and length(rung_by) <= 80)
);
comment on table hotel_notices is 'One for each booking that its hotel was told of. due_at: when it should have been seen; asked again then, and to_ring_since some minutes later. link_hash: of the link in the message, which says once that the booking was seen.';
create index hotel_notices_hotel on hotel_notices (hotel_id, due_at desc);
create index hotel_notices_due on hotel_notices (due_at) where seen_at is null and asked_again_at is null;
create index hotel_notices_unanswered on hotel_notices (asked_again_at) where seen_at is null and to_ring_since is null;
create index hotel_notices_to_ring on hotel_notices (to_ring_since) where seen_at is null and rung_at is null;

-- What a guest sees of it is whether it was seen.
create constraint trigger hotel_notices_shown after insert or update of seen_at on hotel_notices deferrable initially deferred
  for each row when (new.seen_at is not null) execute function booking_shown_changed('booking_id');
create constraint trigger visits_shown after insert or update or delete on visits deferrable initially deferred
  for each row execute function booking_shown_changed('booking_id');

alter table bookings add column moved_from uuid;
alter table bookings add constraint bookings_moved_from_own foreign key (moved_from, user_id) references bookings (id, user_id);
alter table bookings add constraint bookings_moved_from_key unique (moved_from);
comment on column bookings.moved_from is 'The booking whose guests this hotel took over: what they paid for that one pays for this one.';

create function keep_moved_once() returns trigger language plpgsql as $$
begin
  if exists (select 1 from bookings b where b.id = new.moved_from and b.moved_from is not null) then
    raise exception 'booking % would move its guests a second time', new.id
      using errcode = 'check_violation', constraint = 'bookings_moved_once';
  end if;
  return new;
end $$;
create trigger bookings_moved_once before insert or update of moved_from on bookings
  for each row when (new.moved_from is not null) execute function keep_moved_once();

create table relocations (
  booking_id uuid primary key,
  hotel_id int not null,
  cause text not null,
  reason text,
  staff_id uuid,
  started_at timestamptz not null,
  outcome text,
  settled_at timestamptz,
  moved_to uuid,
  worth int,
  cost int,
  borne_by text,
  constraint relocations_booking_of_hotel foreign key (booking_id, hotel_id) references bookings (id, hotel_id),
  constraint relocations_by_staff foreign key (staff_id, hotel_id) references hotel_staff (id, hotel_id),
  constraint relocations_moved_to_booking foreign key (moved_to) references bookings (id),
  constraint relocations_moved_to_key unique (moved_to),
  constraint relocations_cause_known check (cause in ('turned_away', 'cannot_take')),
  constraint relocations_reason_known check (reason in ('room_unusable', 'guest_stays', 'closed', 'other')),
  constraint relocations_desk_says_why check ((cause = 'cannot_take') = (reason is not null) and (cause = 'cannot_take') = (staff_id is not null)),
  constraint relocations_outcome_known check (outcome in ('moved', 'money_back')),
  constraint relocations_settled_whole check ((outcome is null) = (settled_at is null) and settled_at >= started_at),
  constraint relocations_moved_whole check (
    case when outcome = 'moved' then moved_to is not null and worth is not null and cost >= worth and borne_by is not null
    else moved_to is null and worth is null and cost is null and borne_by is null end
  ),
  constraint relocations_borne_by_known check (borne_by in ('uncle', 'hotel'))
);
comment on table relocations is 'Guests that their hotel turned away or cannot take, once for a booking. worth: what the first stay would have cost without any discount, cost: the same of the other hotel, in whole rupees with tax; borne_by pays what lies between.';
create index relocations_hotel on relocations (hotel_id, started_at);
create index relocations_staff on relocations (staff_id) where staff_id is not null;
create index relocations_open on relocations (started_at) where outcome is null;
create trigger relocations_stay_settled before update on relocations
  for each row when (old.outcome is not null) execute function refuse_change('a settled case stays as it is');
create trigger relocations_stay before delete on relocations
  for each row execute function refuse_change('what a hotel did to its guests stays written');
create constraint trigger relocations_shown after insert or update on relocations deferrable initially deferred
  for each row execute function booking_shown_changed('booking_id');
