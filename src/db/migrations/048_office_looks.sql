-- An ID that somebody of the office reads: with a reason, in the office's log, and told to its owner (docs/decisions/0041).

alter table picture_views add column operator_id uuid references operators (id);
alter table picture_views add column action_id bigint references operator_actions (id);
comment on column picture_views.operator_id is 'Who of the office read it; purpose is then the reason they gave, which the owner of the ID reads.';
comment on column picture_views.action_id is 'The line of the office''s log that was written for this opening, one for each.';
comment on table picture_views is 'Every opening of an identity image: who, when, why; kept a year (DPDP Rules: access log). Exactly one of viewer_id (the guest), staff_id (a desk) and operator_id (the office) is set.';

alter table picture_views drop constraint picture_views_one_viewer;
alter table picture_views add constraint picture_views_one_viewer check (num_nonnulls(viewer_id, staff_id, operator_id) = 1);
alter table picture_views drop constraint picture_views_desk_whole;
alter table picture_views add constraint picture_views_whole_booking check ((viewer_id is null) = (booking_id is not null));
alter table picture_views add constraint picture_views_office_whole check ((operator_id is null) = (action_id is null));
create index picture_views_operator on picture_views (operator_id, viewed_at) where operator_id is not null;
create unique index picture_views_action on picture_views (action_id) where action_id is not null;

create trigger picture_views_stay_written before update on picture_views
  for each row execute function refuse_change('an opening stays as it was written');

-- The rule of `domain/office/identity-reading.ts`, whatever the application does: a line of the log that says the same, a
-- live ID of one of the two guests of a booking that stands, and no more than ten within an hour. The operator's row is
-- locked, so that of readings at once each counts the others.
create function keep_office_looks_logged() returns trigger language plpgsql as $$
begin
  perform 1 from operators where id = new.operator_id and ended_at is null for no key update;
  if not found then
    raise exception 'operator % reads no IDs', new.operator_id
      using errcode = 'check_violation', constraint = 'picture_views_office_member';
  end if;
  perform 1 from operator_actions a
    where a.id = new.action_id and a.action = 'identity_read' and a.operator_id = new.operator_id
      and a.booking_id = new.booking_id and a.reason = new.purpose and a.at = new.viewed_at;
  if not found then
    raise exception 'the log has no line for this reading of picture %', new.picture_id
      using errcode = 'check_violation', constraint = 'picture_views_office_logged';
  end if;
  perform 1 from bookings b
    join pictures p on p.id = new.picture_id and p.kind = 'identity' and p.destroyed_at is null
      and p.created_at < b.leaves_at
    where b.id = new.booking_id and b.status = 'completed'
      and (p.owner_id = b.user_id or exists (select 1 from booking_partners g
        where g.booking_id = b.id and g.user_id = p.owner_id and g.status = 'accepted'))
    for share of b, p;
  if not found then
    raise exception 'the office may not read picture % of booking %', new.picture_id, new.booking_id
      using errcode = 'check_violation', constraint = 'picture_views_office_reading';
  end if;
  if (select count(*) from picture_views v where v.operator_id = new.operator_id
      and v.viewed_at > new.viewed_at - interval '1 hour') >= 10 then
    raise exception 'operator % has read ten IDs within an hour', new.operator_id
      using errcode = 'check_violation', constraint = 'picture_views_office_hour';
  end if;
  return new;
end $$;
create trigger picture_views_office_logged before insert on picture_views
  for each row when (new.operator_id is not null) execute function keep_office_looks_logged();
