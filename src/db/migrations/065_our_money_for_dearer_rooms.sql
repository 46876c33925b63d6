-- Limits count our money, not help: the first dearer room of a guest in 90 days is one press, a further one waits for
-- the office; rooms of the same price or less are always one press (docs/decisions/0061).

alter table relocations
  add column wanted_hotel_id int references hotels (id),
  add column wanted_at timestamptz,
  add column moved_by text not null default 'guest';
alter table relocations
  add constraint relocations_wanted_whole check ((wanted_hotel_id is null) = (wanted_at is null) and wanted_at >= started_at),
  add constraint relocations_moved_by_known check (moved_by in ('guest', 'office'));
create index relocations_wanted on relocations (wanted_hotel_id) where wanted_hotel_id is not null;
comment on column relocations.wanted_hotel_id is 'A dearer hotel that the guests chose while our office has to say yes; they may choose another meanwhile.';
comment on column relocations.moved_by is 'Who chose the other hotel: the guests by one press, or our office by its act.';

-- A cheaper room is as good where its guests speak as well of it: what is left over goes back to the guest.
alter table relocations drop constraint relocations_moved_whole;
alter table relocations add constraint relocations_moved_whole check (
  case when outcome = 'moved' then moved_to is not null and worth is not null and cost > 0 and borne_by is not null
  else moved_to is null and worth is null and cost is null and borne_by is null end
);
comment on table relocations is 'Guests that their hotel turned away or cannot take, once for a booking. worth: what the first stay would have cost without any discount, cost: the same of the other hotel, in whole rupees with tax; borne_by pays what it costs more, and what it costs less goes back to the guest.';

-- Did Uncle pay for a dearer room in the 90 days before, for this guest or for another account on one of their browsers?
create function had_dearer_room(guest uuid, moment timestamptz) returns boolean language plpgsql as $$
begin
  return exists (
    select 1 from relocations r join bookings b on b.id = r.booking_id
    where r.outcome = 'moved' and r.borne_by = 'uncle' and r.cost > r.worth and r.settled_at > moment - interval '90 days'
      and (b.user_id = guest or b.user_id in (
        select theirs.user_id from known_devices own join known_devices theirs on theirs.device_hash = own.device_hash
        where own.user_id = guest)));
end $$;

-- Two presses at once wait for each other here, also those of two accounts on one browser.
create function keep_dearer_rooms_counted() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('dearer_rooms'));
  if had_dearer_room((select b.user_id from bookings b where b.id = new.booking_id), new.settled_at) then
    raise exception 'booking %: a second dearer room in 90 days waits for the office', new.booking_id
      using errcode = 'check_violation', constraint = 'relocations_dearer_rooms_counted';
  end if;
  return new;
end $$;
create trigger relocations_dearer_rooms_counted before update on relocations for each row
  when (old.outcome is null and new.outcome = 'moved' and new.moved_by = 'guest' and new.borne_by = 'uncle' and new.cost > new.worth)
  execute function keep_dearer_rooms_counted();
