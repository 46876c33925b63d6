-- The office asks the guests of a closed hotel to ring before they set out, each once for a booking.

create table closed_hotel_notices (
  booking_id uuid primary key references bookings (id) on delete cascade,
  operator_id uuid not null references operators (id),
  told_at timestamptz not null
);
comment on table closed_hotel_notices is 'Bookings whose guests the office asked to ring, because their hotel was hidden or paused: once each.';
create index closed_hotel_notices_operator on closed_hotel_notices (operator_id);

-- Whatever the application does: only the guests of a stay that is booked, has not begun, and whose hotel is closed.
create function refuse_needless_notices() returns trigger language plpgsql as $$
begin
  perform 1 from bookings b join hotels h on h.id = b.hotel_id
    where b.id = new.booking_id and b.status = 'completed' and b.checkin_at > new.told_at
      and (h.hidden or exists (select 1 from sales_pauses s
        where s.hotel_id = h.id and s.why = 'office' and s.until_at > new.told_at));
  if not found then
    raise exception 'booking %: its hotel is open, or its stay is not ahead', new.booking_id
      using errcode = 'check_violation', constraint = 'closed_hotel_notices_needed', table = tg_table_name;
  end if;
  return new;
end $$;
create trigger closed_hotel_notices_needed before insert on closed_hotel_notices
  for each row execute function refuse_needless_notices();
