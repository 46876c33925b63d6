-- Lets stays that have not begun move to other rooms to make room for a booking, except those whose room the desk chose
-- by hand (docs/decisions/0072).

alter table stays add column pinned_at timestamptz;
comment on column stays.pinned_at is 'When the desk chose this room by hand: the stay keeps it until the desk chooses another. Null: the stay may move to another room of its kind before it begins.';

-- Refuses to move a stay with a promised room, unless the update also sets pinned_at, as a choice by hand does.
create function keep_promised_room() returns trigger language plpgsql as $$
begin
  raise exception 'stay % was promised its room', old.id
    using errcode = 'check_violation', table = 'stays', constraint = 'stays_keep_promised_room';
end $$;
create trigger stays_keep_promised_room before update of room_id on stays
  for each row when (
    old.pinned_at is not null and new.room_id <> old.room_id and new.pinned_at is not distinct from old.pinned_at
  ) execute function keep_promised_room();

-- Replaces the trigger function of 027 to also report changes of pinned_at: the in-memory search needs to know which
-- stays can move.
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
