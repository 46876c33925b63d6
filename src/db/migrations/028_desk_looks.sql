-- Photos and IDs that a desk opens: who may have looked, when, and that their owner sees it (docs/decisions/0027).

alter table picture_views add constraint picture_views_one_viewer check (viewer_id is null or staff_id is null);
alter table picture_views add constraint picture_views_desk_whole check ((staff_id is null) = (booking_id is null));

-- The window of `domain/desk/windows.ts`, whatever the application does: the hotel's own staff, a booking that stands, a
-- superfast check-in that is confirmed, a live picture of one of its two guests.
create function keep_desk_looks_in_window() returns trigger language plpgsql as $$
begin
  perform 1 from bookings b
    join hotel_staff s on s.id = new.staff_id and s.hotel_id = b.hotel_id and s.ended_at is null
    join user_requests r on r.booking_id = b.id and r.type = 'checkin' and r.status in ('confirmed', 'done')
    join pictures p on p.id = new.picture_id and p.kind in ('profile', 'identity') and p.destroyed_at is null
    left join visits v on v.booking_id = b.id
    where b.id = new.booking_id and b.status = 'completed'
      and new.viewed_at >= b.checkin_at - interval '3 hours' and new.viewed_at < least(b.leaves_at, v.left_at)
      and (p.owner_id = b.user_id or exists (select 1 from booking_partners g
        where g.booking_id = b.id and g.user_id = p.owner_id and g.status = 'accepted'))
    for share of b, p;
  if not found then
    raise exception 'a desk may not open picture % of booking % now', new.picture_id, new.booking_id
      using errcode = 'check_violation', constraint = 'picture_views_desk_window';
  end if;
  return new;
end $$;
create trigger picture_views_desk_window before insert on picture_views
  for each row when (new.staff_id is not null) execute function keep_desk_looks_in_window();

-- A booking shows its guest who looked, so its list is read again (docs/decisions/0019).
create constraint trigger desk_looks_shown after insert on picture_views deferrable initially deferred
  for each row when (new.booking_id is not null) execute function booking_shown_changed('booking_id');
create constraint trigger desk_looks_shown_no_more after delete on picture_views deferrable initially deferred
  for each row when (old.booking_id is not null) execute function booking_shown_changed('booking_id');
