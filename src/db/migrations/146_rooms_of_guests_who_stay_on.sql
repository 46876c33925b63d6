-- Guests who stay on keep their room also when the job that blocks it is late.

create function is_stayed_on_in(room int, start_at timestamptz, at timestamptz, party uuid) returns boolean language sql stable as $$
  -- STAYING_ON_HOURS of src/domain/desk/staying-on.ts.
  select start_at < at + interval '3 hours' and exists (
    select 1 from room_visits v left join bookings b on b.id = v.booking_id left join walk_ins w on w.block_id = v.block_id
    where v.room_id = room and upper_inf(v.present) and coalesce(b.leaves_at, w.leaves_at) <= at
      and coalesce(v.booking_id, v.block_id) is distinct from party
  )
$$;
comment on function is_stayed_on_in is 'Whether guests other than `party` are still in the room at `at`, after their check-out time, and a stay from `start_at` would meet them.';

create or replace function rooms_for_booking(b bookings, wanted tstzrange) returns int[] language plpgsql as $$
declare
  free int[] := array(
    select r.id from rooms r where r.hotel_id = b.hotel_id and (r.has_bathtub or not b.has_bathtub) and not exists (
      select 1 from stays s where s.room_id = r.id and s.status in ('held', 'booked') and s.occupied && wanted
    ) and not is_stayed_on_in(r.id, lower(wanted), b.created_at, b.id) order by r.has_bathtub, r.id limit b.rooms
  );
begin
  if cardinality(free) < b.rooms then
    raise exception 'hotel % has % free rooms where % are asked', b.hotel_id, cardinality(free), b.rooms
      using errcode = 'check_violation', table = 'stays', constraint = case
        when b.has_bathtub and b.rooms <= (
          select count(*) from rooms r where r.hotel_id = b.hotel_id and not exists (
            select 1 from stays s where s.room_id = r.id and s.status in ('held', 'booked') and s.occupied && wanted
          ) and not is_stayed_on_in(r.id, lower(wanted), b.created_at, b.id)
        ) then 'stays_enough_bathtub_rooms' else 'stays_enough_rooms' end;
  end if;
  return free;
end $$;
