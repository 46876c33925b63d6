-- Stays that have not begun may be given other rooms to make room for a booking (docs/decisions/0072): but for those whose
-- number the desk chose by hand.

alter table stays add column pinned_at timestamptz;
comment on column stays.pinned_at is 'When the desk chose this room by its number: the stay keeps it until the desk chooses another. Without it the stay may be given another room of its kind before it begins.';

-- Whoever chooses by hand writes the moment in the same update. Everything else leaves a promised room alone.
create function keep_promised_room() returns trigger language plpgsql as $$
begin
  raise exception 'stay % was promised its room', old.id
    using errcode = 'check_violation', table = 'stays', constraint = 'stays_keep_promised_room';
end $$;
create trigger stays_keep_promised_room before update of room_id on stays
  for each row when (
    old.pinned_at is not null and new.room_id <> old.room_id and new.pinned_at is not distinct from old.pinned_at
  ) execute function keep_promised_room();

-- As in 027, told of a promise too: searches from memory count with rooms that stays can leave.
create or replace function note_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into catalogue_changes (kind, hotel_id, period)
      select 'stays', hotel_id, tstzrange(min(lower(occupied)), max(upper(occupied))) from new_rows group by hotel_id;
  elsif tg_op = 'DELETE' then
    insert into catalogue_changes (kind, hotel_id, period)
      select 'stays', hotel_id, tstzrange(min(lower(occupied)), max(upper(occupied))) from old_rows group by hotel_id;
  else
    insert into catalogue_changes (kind, hotel_id, period)
      select 'stays', moved.hotel_id, tstzrange(min(lower(moved.occupied)), max(upper(moved.occupied)))
      from old_rows o join new_rows n using (id),
        lateral (values (o.hotel_id, o.occupied), (n.hotel_id, n.occupied)) moved (hotel_id, occupied)
      where (o.status, o.occupied, o.room_id, o.hotel_id, o.pinned_at)
        is distinct from (n.status, n.occupied, n.room_id, n.hotel_id, n.pinned_at)
      group by moved.hotel_id;
  end if;
  return null;
end $$;
