-- A hotel may let guests change or cancel later than 24 hours before check-in, and in the first minutes after booking
-- (decision 0095). Each booking keeps the rule with which it was made.

alter table hotels
  add column cancel_hours smallint not null default 24,
  add column grace_minutes smallint not null default 0,
  add constraint hotels_cancel_hours_known check (cancel_hours in (24, 6, 2, 0)),
  add constraint hotels_grace_minutes_known check (grace_minutes in (0, 15, 30));
comment on column hotels.cancel_hours is 'Guests who book now may change or cancel until this many hours before check-in.';
comment on column hotels.grace_minutes is 'Guests who book now may also cancel within these minutes of booking, once a day.';

alter table bookings
  add column cancel_hours smallint not null default 24,
  add column grace_minutes smallint not null default 0,
  add column grace_until timestamptz,
  add constraint bookings_cancel_hours_known check (cancel_hours in (24, 6, 2, 0)),
  add constraint bookings_grace_minutes_known check (grace_minutes in (0, 15, 30)),
  add constraint bookings_grace_is_given check (grace_until is null or grace_minutes > 0);
comment on column bookings.cancel_hours is 'The hotel''s rule when the booking was made.';
comment on column bookings.grace_minutes is 'The grace with which the booking was made; 0 if the guest had one that day, or never paid.';
comment on column bookings.grace_until is 'Until when the guest may cancel because they booked just now. Null before payment, and once the desk checked the guests in or the guest changed the time.';

create unique index bookings_one_grace_a_day on bookings (user_id, ((created_at at time zone 'Asia/Kolkata')::date))
  where grace_minutes > 0;

create function grace_for(guest uuid, hotel int, moment timestamptz) returns int language sql stable as $$
  select case when h.grace_minutes > 0 and not exists (
      select 1 from bookings b where b.user_id = guest and b.grace_minutes > 0
        and (b.created_at at time zone 'Asia/Kolkata')::date = (moment at time zone 'Asia/Kolkata')::date
    ) then h.grace_minutes else 0 end
  from hotels h where h.id = hotel
$$;
comment on function grace_for is 'How many minutes of grace a booking of this guest at this hotel gets: the hotel''s, once a day of India.';

create function keep_change_rule() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    select h.cancel_hours, case when h.grace_minutes > 0 then grace_for(new.user_id, h.id, new.created_at) else 0 end
      into new.cancel_hours, new.grace_minutes from hotels h where h.id = new.hotel_id;
  elsif new.moved_from is distinct from old.moved_from then
    -- Guests that were moved keep the hours of the hotel that they had booked.
    new.cancel_hours := (select b.cancel_hours from bookings b where b.id = new.moved_from);
    new.grace_minutes := 0;
    new.grace_until := null;
    return new;
  else
    if new.cancel_hours <> old.cancel_hours or new.grace_minutes > old.grace_minutes then
      raise exception 'booking % keeps the rule with which it was made', new.id
        using errcode = 'check_violation', table = 'bookings', constraint = 'bookings_keep_change_rule';
    end if;
    if old.completed_at is null and new.status in ('expired', 'failed', 'cancelled') then new.grace_minutes := 0; end if;
    if new.checkin_at <> old.checkin_at or new.checkout_at <> old.checkout_at then new.grace_until := null; end if;
    if new.grace_until is not null and new.grace_until is distinct from old.grace_until then
      raise exception 'the grace of booking % never begins again', new.id
        using errcode = 'check_violation', table = 'bookings', constraint = 'bookings_keep_change_rule';
    end if;
  end if;
  if new.status = 'completed' and new.grace_minutes > 0 and (tg_op = 'INSERT' or old.completed_at is null) then
    new.grace_until := new.completed_at + make_interval(mins => new.grace_minutes);
  end if;
  return new;
end $$;

create trigger bookings_keep_change_rule_on_insert before insert on bookings
  for each row execute function keep_change_rule();
create trigger bookings_keep_change_rule before update of status, checkin_at, checkout_at, moved_from, cancel_hours, grace_minutes, grace_until on bookings
  for each row execute function keep_change_rule();

create function end_grace() returns trigger language plpgsql as $$
begin
  update bookings set grace_until = null where id = new.booking_id and grace_until is not null;
  return null;
end $$;

create trigger visits_end_grace after insert or update of status on visits
  for each row when (new.status in ('here', 'left')) execute function end_grace();
