-- Addresses of hotels' own programs that we call when a booking changes (docs/decisions/0110).

create table hotel_webhooks (
  id uuid primary key default gen_random_uuid(),
  hotel_id int not null,
  name text not null,
  url text not null,
  secret_salt uuid not null,
  previous_salt uuid,
  previous_until timestamptz,
  made_by uuid not null,
  made_at timestamptz not null,
  ended_at timestamptz,
  ended_by text,
  constraint hotel_webhooks_id_of_hotel unique (id, hotel_id),
  constraint hotel_webhooks_made_by_staff foreign key (made_by, hotel_id) references hotel_staff (id, hotel_id),
  constraint hotel_webhooks_name_filled check (btrim(name) <> '' and length(name) <= 80),
  constraint hotel_webhooks_url_form check (url ~ '^https?://' and length(url) <= 300),
  constraint hotel_webhooks_previous_whole check ((previous_salt is null) = (previous_until is null)),
  constraint hotel_webhooks_end_whole check ((ended_at is null) = (ended_by is null) and ended_at >= made_at)
);
comment on table hotel_webhooks is 'Addresses of hotels'' own programs. Their secrets are derived from secret_salt, and until previous_until from previous_salt too, with a key that is not in the database.';
create unique index hotel_webhooks_once on hotel_webhooks (hotel_id, url) where ended_at is null;
create index hotel_webhooks_made_by on hotel_webhooks (made_by);
create trigger hotel_webhooks_stay before update on hotel_webhooks
  for each row when (
    old.ended_at is not null or old.url <> new.url or old.hotel_id <> new.hotel_id or old.made_by <> new.made_by
  ) execute function refuse_change('an address stays what it was, and ended');

create function keep_webhook_made_by_manager() returns trigger language plpgsql as $$
begin
  perform 1 from hotel_staff s where s.id = new.made_by and s.role = 'manager' and s.accepted_at is not null and s.ended_at is null;
  if not found then
    raise exception 'only a manager names an address that we call'
      using errcode = 'check_violation', table = tg_table_name, constraint = tg_name;
  end if;
  return new;
end $$;
create trigger hotel_webhooks_by_manager before insert on hotel_webhooks
  for each row execute function keep_webhook_made_by_manager();

create table hotel_webhook_calls (
  id uuid primary key,
  webhook_id uuid not null,
  hotel_id int not null,
  booking_id uuid not null,
  event text not null,
  body text not null,
  cause bigint not null,
  created_at timestamptz not null,
  state text not null default 'waiting',
  tries int not null default 0,
  give_up_at timestamptz not null,
  last_try_at timestamptz,
  last_status int,
  last_error text,
  constraint hotel_webhook_calls_to foreign key (webhook_id, hotel_id) references hotel_webhooks (id, hotel_id),
  constraint hotel_webhook_calls_of_booking foreign key (booking_id, hotel_id) references bookings (id, hotel_id) on delete cascade,
  constraint hotel_webhook_calls_once unique (webhook_id, cause),
  constraint hotel_webhook_calls_event_known check (event in ('booking.new', 'booking.changed', 'booking.cancelled', 'booking.moved')),
  constraint hotel_webhook_calls_state_known check (state in ('waiting', 'taken', 'failed')),
  constraint hotel_webhook_calls_tried check ((tries = 0) = (last_try_at is null) and tries >= 0 and (state = 'waiting' or tries > 0)),
  constraint hotel_webhook_calls_one_answer check (num_nonnulls(last_status, last_error) <= 1),
  constraint hotel_webhook_calls_status_range check (last_status between 100 and 999),
  constraint hotel_webhook_calls_error_form check (last_error ~ '^[A-Z_]{1,40}$')
);
comment on table hotel_webhook_calls is 'What we tell a hotel''s program of a booking, without name and phone, and how it answered. body: the bytes that are signed, the same at each try. cause: the outbox entry that it comes from, so that it is written once. Forgotten after some weeks.';
create index hotel_webhook_calls_hotel on hotel_webhook_calls (hotel_id, created_at desc);
create index hotel_webhook_calls_booking on hotel_webhook_calls (booking_id);
create index hotel_webhook_calls_age on hotel_webhook_calls (created_at);
create trigger hotel_webhook_calls_stay before update on hotel_webhook_calls
  for each row when (
    old.body <> new.body or old.event <> new.event or old.webhook_id <> new.webhook_id or old.booking_id <> new.booking_id
    or new.tries < old.tries
  ) execute function refuse_change('a call keeps its event and its body');
create trigger hotel_webhook_calls_state_move before update of state on hotel_webhook_calls
  for each row when (old.state <> new.state and old.state <> 'waiting' and new.state <> 'waiting')
  execute function refuse_change('a call is tried before it is taken or given up');
