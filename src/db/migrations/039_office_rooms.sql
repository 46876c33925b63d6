-- What the office puts right besides bookings: reviews, guests, work given up, hotels that join (docs/decisions/0035).

alter table reviews add column withdrawn_at timestamptz;
alter table reviews add column withdrawn_by uuid references operators (id);
alter table reviews add column withdrawn_reason text;
alter table reviews add constraint reviews_withdrawn_whole check (
  (withdrawn_at is null) = (withdrawn_by is null) and (withdrawn_at is null) = (withdrawn_reason is null)
);
alter table reviews add constraint reviews_withdrawn_unseen check (withdrawn_at is null or not published);
comment on column reviews.withdrawn_reason is 'Why the office took the review off the page; its author was told these words.';
create index reviews_withdrawn_by on reviews (withdrawn_by) where withdrawn_by is not null;

alter table users add column blocked_at timestamptz;
alter table users add column blocked_reason text;
alter table users add constraint users_blocked_whole check (
  (blocked_at is null) = (blocked_reason is null) and length(btrim(blocked_reason)) between 4 and 200
);
comment on column users.blocked_at is 'Since when the guest may not sign in; their bookings stay. blocked_reason: our own words.';

-- Who is blocked opens no session, whichever way in: the row's lock makes a block and a sign-in take turns.
create function refuse_session_of_blocked() returns trigger language plpgsql as $$
begin
  if (select blocked_at is not null from users where id = new.user_id for share) then
    raise exception 'the account is blocked' using errcode = 'check_violation', constraint = 'sessions_not_of_blocked';
  end if;
  return new;
end $$;
create trigger sessions_not_of_blocked before insert on sessions for each row execute function refuse_session_of_blocked();

alter table outbox add column closed_at timestamptz;
alter table outbox add constraint outbox_closed_was_given_up check (closed_at is null or failed_at is not null);
comment on column outbox.closed_at is 'Somebody of the office looked and will not send it any more; why stands in their log.';
alter table webhook_events add column closed_at timestamptz;
alter table webhook_events add constraint webhook_events_closed_was_given_up check (closed_at is null or failed_at is not null);
comment on column webhook_events.closed_at is 'Somebody of the office looked and will not work on it any more; why stands in their log.';

create table job_runs (
  name text primary key,
  began_at timestamptz not null,
  ended_at timestamptz,
  worked_on int,
  failed_at timestamptz,
  error text,
  constraint job_runs_name_form check (name ~ '^[a-z][a-z-]{0,63}$'),
  constraint job_runs_error_length check (length(error) <= 500)
);
comment on table job_runs is 'How the last turn of each job went, and when it last failed: the office reads it.';

-- A hotel that joins: what was checked by hand. What its rows show (rooms, prices, pictures) is counted, never ticked.
create table hotel_checks (
  hotel_id int not null references hotels (id) on delete cascade,
  item text not null,
  operator_id uuid not null references operators (id),
  note text not null,
  checked_at timestamptz not null,
  primary key (hotel_id, item),
  constraint hotel_checks_item_known check (item in ('policy_accepted', 'agreement_signed', 'desk_rung')),
  constraint hotel_checks_note_length check (length(btrim(note)) between 4 and 200)
);
comment on table hotel_checks is 'What somebody of the office checked by hand before a hotel is published: its policy for couples, the agreement, a call to its desk.';
create index hotel_checks_operator on hotel_checks (operator_id);

alter table hotels add column published_at timestamptz default now();
comment on column hotels.published_at is 'When guests could see the hotel first (of the oldest: when this was written down first); null while it is a draft.';
alter table hotels add constraint hotels_draft_is_hidden check (published_at is not null or hidden);

alter table partner_forms add column hotel_id int unique references hotels (id);
alter table partner_forms add column declined_at timestamptz;
alter table partner_forms add column decided_by uuid references operators (id);
alter table partner_forms add constraint partner_forms_one_end check (hotel_id is null or declined_at is null);
alter table partner_forms add constraint partner_forms_decided_by_somebody check (
  (decided_by is null) = (hotel_id is null and declined_at is null)
);
comment on column partner_forms.hotel_id is 'The draft that was made of it.';
create index partner_forms_decided_by on partner_forms (decided_by) where decided_by is not null;
