-- Rooms are dirty from when their guests leave until somebody marks them clean, which returns them to sale before the
-- planned minutes are over. Cleaners have a role of their own (docs/decisions/0076).

create table room_cleanings (
  id bigint generated always as identity primary key,
  hotel_id int not null,
  city_id int not null,
  room_id int not null,
  dirty_at timestamptz not null,
  dirty_by uuid,
  reason text,
  started_at timestamptz,
  started_by uuid,
  clean_at timestamptz,
  clean_by uuid,
  is_dropped boolean not null default false,
  constraint room_cleanings_room_of_hotel foreign key (room_id, hotel_id, city_id)
    references rooms (id, hotel_id, city_id) on update cascade,
  constraint room_cleanings_dirty_by_staff foreign key (dirty_by, hotel_id) references hotel_staff (id, hotel_id),
  constraint room_cleanings_started_by_staff foreign key (started_by, hotel_id) references hotel_staff (id, hotel_id),
  constraint room_cleanings_clean_by_staff foreign key (clean_by, hotel_id) references hotel_staff (id, hotel_id),
  constraint room_cleanings_reason_form check (btrim(reason) <> '' and length(reason) <= 200),
  constraint room_cleanings_reason_has_name check (reason is null or dirty_by is not null),
  constraint room_cleanings_started_whole check ((started_at is null) = (started_by is null) and started_at >= dirty_at),
  constraint room_cleanings_clean_whole check ((clean_at is null) = (clean_by is null) and clean_at >= dirty_at),
  constraint room_cleanings_one_end check (clean_at is null or not is_dropped)
);
comment on table room_cleanings is 'When each room was dirty, from its guests'' check-out or a colleague''s word until somebody marked it clean. is_dropped: it was never cleaned, because a check-out was undone or others were let in. Says nothing about a guest.';
create unique index room_cleanings_one_open on room_cleanings (room_id) where clean_at is null and not is_dropped;
create index room_cleanings_hotel on room_cleanings (hotel_id, clean_at);
create index room_cleanings_rooms on room_cleanings (room_id, dirty_at);
create index room_cleanings_dirty_by on room_cleanings (dirty_by) where dirty_by is not null;
create index room_cleanings_started_by on room_cleanings (started_by) where started_by is not null;
create index room_cleanings_clean_by on room_cleanings (clean_by) where clean_by is not null;

create function keep_cleaning_as_written() returns trigger language plpgsql as $$
begin
  if (new.id, new.hotel_id, new.room_id, new.dirty_at) is distinct from (old.id, old.hotel_id, old.room_id, old.dirty_at)
    or new.reason is distinct from old.reason
    or old.dirty_by is not null and new.dirty_by is distinct from old.dirty_by
    or old.started_at is not null and (new.started_at, new.started_by) is distinct from (old.started_at, old.started_by)
    or old.clean_at is not null and (new.clean_at, new.clean_by) is distinct from (old.clean_at, old.clean_by)
    or old.is_dropped and not new.is_dropped then
    raise exception 'a cleaning stays as it was written' using errcode = 'check_violation', constraint = tg_name;
  end if;
  return new;
end $$;
create trigger room_cleanings_stay_written before update on room_cleanings
  for each row execute function keep_cleaning_as_written();
create trigger room_cleanings_stay before delete on room_cleanings
  for each row execute function refuse_change('a cleaning stays written');

-- A room becomes dirty on check-out, on a room change, and when a walk-in's block is freed. New guests who check
-- in, or an undone check-out, close the cleaning.
create function note_dirty_room() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update room_cleanings c set is_dropped = true
      where c.room_id = new.room_id and c.clean_at is null and not c.is_dropped
        and (upper_inf(new.present) or upper(new.present) > c.dirty_at);
  elsif upper_inf(new.present) and not upper_inf(old.present) then
    update room_cleanings c set is_dropped = true
      where c.room_id = new.room_id and c.dirty_at = upper(old.present) and c.clean_at is null and not c.is_dropped;
  elsif not upper_inf(new.present) and (upper_inf(old.present) or upper(new.present) < upper(old.present)) then
    insert into room_cleanings (hotel_id, city_id, room_id, dirty_at)
      values (new.hotel_id, new.city_id, new.room_id, upper(new.present))
      on conflict (room_id) where clean_at is null and not is_dropped do nothing;
  end if;
  return null;
end $$;
create trigger room_visits_dirty_rooms after insert or update of present on room_visits
  for each row execute function note_dirty_room();

-- Calculates the end of a stay in a room that was marked clean: it occupies the room until then, and not for the planned
-- minutes (domain/rooms/cleaning.ts).
create function occupy_until_clean(of_room int) returns void language sql as $$
  update stays s set occupied = tstzrange(lower(s.occupied), greatest(c.clean_at, lower(s.occupied) + interval '1 minute'), '[)')
  from room_cleanings c join room_visits v on v.room_id = c.room_id and upper(v.present) = c.dirty_at
  where c.room_id = of_room and c.clean_at is not null
    and s.room_id = of_room and s.status = 'booked' and (s.booking_id = v.booking_id or s.block_id = v.block_id)
    and c.dirty_at >= lower(s.occupied) and c.clean_at < upper(s.occupied)
    and upper(s.occupied) <= c.dirty_at + make_interval(mins => s.cleaning_minutes)
$$;
comment on function occupy_until_clean is 'Ends stays whose guests have left a room when the room was marked clean, if that is before the planned end of cleaning.';

-- Adds the role of cleaners, who see only the rooms to clean.
alter table hotel_staff drop constraint hotel_staff_role_known;
alter table hotel_staff add constraint hotel_staff_role_known check (role in ('desk', 'manager', 'cleaner'));
alter table hotel_staff drop constraint hotel_staff_reached_or_vouched;
alter table hotel_staff add constraint hotel_staff_reached_or_vouched check (
  case when phone is null then role <> 'manager' and vouched_by is not null and accepted_at is not null else vouched_by is null end
);
comment on table hotel_staff is 'Who works for a hotel: a cleaner sees the rooms to clean only, desk greets, manager also sets prices, rooms and staff. A phone may work for several hotels and be a guest''s as well; nothing of one shows in the other. Rows are ended, never deleted: acts name them.';
