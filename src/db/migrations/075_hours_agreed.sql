-- Hours that a desk added are the guests' once they agree: until then no window opens longer (docs/decisions/0065).

alter table extensions
  add column agreed_at timestamptz,
  add column agreed_by text,
  add column refused_at timestamptz;
comment on column extensions.agreed_at is 'When the guests agreed to hours that the desk added; hours that they paid for themselves need no more.';
comment on column extensions.agreed_by is 'How: in the app, by the link in the message, by paying for hours after these; before: added when nobody was asked.';
comment on column extensions.refused_at is 'When the guests said that they did not ask for them: nobody owes them.';
-- Until now nobody was asked.
update extensions set agreed_at = paid_at, agreed_by = 'before' where pay_at = 'desk' and status = 'paid';
alter table extensions
  add constraint extensions_agreed_whole check ((agreed_at is null) = (agreed_by is null)),
  add constraint extensions_agreed_by_known check (agreed_by in ('app', 'link', 'payment', 'before')),
  add constraint extensions_answer_to_desk check (pay_at = 'desk' or (agreed_at is null and refused_at is null)),
  add constraint extensions_one_answer check (agreed_at is null or refused_at is null),
  add constraint extensions_refused_over check (refused_at is null or status = 'cancelled');
create trigger extensions_answered_once before update on extensions
  for each row when (
    (old.agreed_at is not null and (new.agreed_at, new.agreed_by, new.refused_at) is distinct from (old.agreed_at, old.agreed_by, old.refused_at))
    or (old.refused_at is not null and (new.refused_at, new.agreed_at, new.status) is distinct from (old.refused_at, old.agreed_at, old.status))
  ) execute function refuse_change('guests answer once');

-- Twelve hours in all, also over several presses, two desks at once, and after a no.
create function keep_desk_hours_few() returns trigger language plpgsql as $$
begin
  perform 1 from bookings where id = new.booking_id for no key update;
  if (select coalesce(sum(e.hours), 0) from extensions e
      where e.booking_id = new.booking_id and e.pay_at = 'desk' and e.id <> new.id) + new.hours > 12 then
    raise exception 'booking %: a desk adds 12 hours at most', new.booking_id
      using errcode = 'check_violation', constraint = 'extensions_desk_hours_few';
  end if;
  return new;
end $$;
create trigger extensions_desk_hours_few before insert or update of hours, pay_at, booking_id on extensions
  for each row when (new.pay_at = 'desk') execute function keep_desk_hours_few();

create function agreed_until(asked_booking uuid) returns timestamptz language sql stable as $$
  select coalesce((
    select max(e.ends_at) from extensions e
    where e.booking_id = b.id and e.status = 'paid' and (e.pay_at = 'online' or e.agreed_at is not null)
  ), b.checkout_at) from bookings b where b.id = asked_booking
$$;
comment on function agreed_until is 'The end that the guests booked or agreed to. What a desk may see of them ends by it, whatever it added (domain/desk/windows.ts).';

-- As in 028, by the end that the guests agreed to.
create or replace function keep_desk_looks_in_window() returns trigger language plpgsql as $$
begin
  perform 1 from bookings b
    join hotel_staff s on s.id = new.staff_id and s.hotel_id = b.hotel_id and s.ended_at is null
    join user_requests r on r.booking_id = b.id and r.type = 'checkin' and r.status in ('confirmed', 'done')
    join pictures p on p.id = new.picture_id and p.kind in ('profile', 'identity') and p.destroyed_at is null
    left join visits v on v.booking_id = b.id
    where b.id = new.booking_id and b.status = 'completed'
      and new.viewed_at >= b.checkin_at - interval '3 hours' and new.viewed_at < least(agreed_until(b.id), v.left_at)
      and (p.owner_id = b.user_id or exists (select 1 from booking_partners g
        where g.booking_id = b.id and g.user_id = p.owner_id and g.status = 'accepted'))
    for share of b, p;
  if not found then
    raise exception 'a desk may not open picture % of booking % now', new.picture_id, new.booking_id
      using errcode = 'check_violation', constraint = 'picture_views_desk_window';
  end if;
  return new;
end $$;

create table hours_links (
  link_hash bytea primary key,
  booking_id uuid not null references bookings (id) on delete cascade,
  until timestamptz not null,
  sent_at timestamptz not null,
  used_at timestamptz,
  constraint hours_links_hash_length check (octet_length(link_hash) = 32),
  constraint hours_links_used_after check (used_at >= sent_at)
);
comment on table hours_links is 'Links in messages that ask guests whether they want the hours that a desk added, up to until, by the hash of their secret. Each counts once.';
create index hours_links_booking on hours_links (booking_id);
create trigger hours_links_used_once before update on hours_links
  for each row when (old.used_at is not null) execute function refuse_change('a link counts once');
