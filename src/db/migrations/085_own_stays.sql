-- Finds a guest's overlapping stays, so that nobody pays twice for one night without confirming it
-- (docs/decisions/0070). PL/pgSQL, like quote_facts: its inner statement sees what was committed while lock_guest
-- waited for the guest's lock.

create function own_stays(asked_user uuid, from_at timestamptz, until_at timestamptz, moment timestamptz) returns json
language plpgsql as $$
begin
  return (
    select coalesce(json_agg(json_build_object('id', b.id, 'hotel_id', b.hotel_id, 'checkin_at', b.checkin_at,
      'checkout_at', b.checkout_at, 'leaves_at', b.leaves_at) order by b.checkin_at, b.id), '[]'::json)
    from bookings b left join visits v on v.booking_id = b.id
    where b.user_id = asked_user and b.checkin_at < until_at and b.leaves_at > from_at
      and (b.status = 'completed' or (b.status = 'pending' and b.hold_expires_at > moment))
      and v.status is distinct from 'left'
  );
end $$;
comment on function own_stays is 'Returns the stays that a guest holds or has paid for and that overlap a period, as JSON, without those already checked out.';
