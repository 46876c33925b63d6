-- Guests who stay on keep their room also when the job that blocks it is late.

create function is_room_free(room int, wanted tstzrange, at timestamptz) returns boolean language sql stable as $$
  select not exists (
    select 1 from stays s where s.room_id = room and s.status in ('held', 'booked') and s.occupied && wanted
  ) and (
    -- STAYING_ON_HOURS of src/domain/desk/staying-on.ts.
    lower(wanted) >= at + interval '3 hours' or not exists (
      select 1 from room_visits v left join bookings b on b.id = v.booking_id left join walk_ins w on w.block_id = v.block_id
      where v.room_id = room and upper_inf(v.present) and coalesce(b.leaves_at, w.leaves_at) <= at
    )
  )
$$;
comment on function is_room_free is 'Whether nobody has the room in this time, and no guests are still in it at `at` after their check-out time.';

create or replace function rooms_for_booking(b bookings, wanted tstzrange) returns int[] language plpgsql as $$
declare
  free int[] := array(
    select r.id from rooms r where r.hotel_id = b.hotel_id and (r.has_bathtub or not b.has_bathtub)
      and is_room_free(r.id, wanted, b.created_at) order by r.has_bathtub, r.id limit b.rooms
  );
begin
  if cardinality(free) < b.rooms then
    raise exception 'hotel % has % free rooms where % are asked', b.hotel_id, cardinality(free), b.rooms
      using errcode = 'check_violation', table = 'stays', constraint = case
        when b.has_bathtub and b.rooms <= (
          select count(*) from rooms r where r.hotel_id = b.hotel_id and is_room_free(r.id, wanted, b.created_at)
        ) then 'stays_enough_bathtub_rooms' else 'stays_enough_rooms' end;
  end if;
  return free;
end $$;
