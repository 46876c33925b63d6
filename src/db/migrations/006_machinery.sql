-- What the server needs to keep its promises: outbox, idempotency, forms, counters, and the local stand-ins (dev_*).

create table outbox (
  id bigint generated always as identity primary key,
  kind text not null,
  payload jsonb not null,
  dedupe_key text unique,
  created_at timestamptz not null default now(),
  available_at timestamptz not null default now(),
  attempts int not null default 0,
  done_at timestamptz,
  failed_at timestamptz,
  last_error text,
  constraint outbox_kind_filled check (btrim(kind) <> ''),
  constraint outbox_attempts_range check (attempts >= 0),
  constraint outbox_one_end check (done_at is null or failed_at is null)
);
comment on table outbox is 'Messages and events to be sent, written in the transaction they belong to and sent after it (design: jobs). failed_at: given up after the last attempt; dedupe_key: written at most once.';
create index outbox_waiting on outbox (available_at, id) where done_at is null and failed_at is null;
create index outbox_done on outbox (done_at) where done_at is not null;

create table idempotency_keys (
  scope text not null,
  key text not null,
  body_hash bytea not null,
  status_code smallint,
  response jsonb,
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  primary key (scope, key),
  constraint idempotency_keys_key_length check (length(key) between 1 and 255),
  constraint idempotency_keys_answer_whole check ((status_code is null) = (completed_at is null))
);
comment on table idempotency_keys is 'Answers given under an Idempotency-Key, so that the same key and body are executed once (decisions: API conventions). scope: who and which call; no status_code yet: being executed.';
create index idempotency_keys_age on idempotency_keys (created_at);

create table partner_forms (
  id bigint generated always as identity primary key,
  ticket text not null unique,
  name text not null,
  phone text not null,
  email text not null,
  hotel_name text not null,
  city text not null,
  rooms int,
  message text,
  created_at timestamptz not null default now(),
  acknowledged_at timestamptz,
  constraint partner_forms_rooms_range check (rooms between 1 and 10000),
  constraint partner_forms_message_length check (length(message) <= 4000),
  constraint partner_forms_filled check (
    btrim(name) <> '' and btrim(phone) <> '' and btrim(email) <> '' and btrim(hotel_name) <> '' and btrim(city) <> ''
  )
);
comment on table partner_forms is 'Hotels that want to be listed (specification §1, §7 POST partner-form).';

create table feedback (
  id bigint generated always as identity primary key,
  ticket text not null unique,
  kind text not null,
  user_id uuid references users (id),
  name text,
  phone text,
  email text,
  message text not null,
  page text,
  created_at timestamptz not null default now(),
  acknowledged_at timestamptz,
  settled_at timestamptz,
  constraint feedback_kind_known check (kind in ('feedback', 'sponsorship', 'complaint')),
  constraint feedback_message_range check (btrim(message) <> '' and length(message) <= 4000)
);
comment on table feedback is 'Feedback, sponsorship requests and complaints with their ticket number (specification §1, §2 chatbot; consumer rules: acknowledged in 48 hours, settled in a month).';
create index feedback_user on feedback (user_id) where user_id is not null;

create table error_reports (
  id bigint generated always as identity primary key,
  user_id uuid references users (id),
  page text not null,
  message text not null,
  comment text,
  release text,
  user_agent text,
  created_at timestamptz not null default now(),
  constraint error_reports_length check (
    length(page) <= 2000 and length(message) <= 4000 and length(comment) <= 4000 and length(user_agent) <= 500
  )
);
comment on table error_reports is 'Rendering errors and what people say of them in the error-report dialog (specification §2, §8).';
create index error_reports_age on error_reports (created_at);
create index error_reports_user on error_reports (user_id) where user_id is not null;

create table analytics_events (
  id bigint generated always as identity primary key,
  name text not null,
  page text,
  detail jsonb not null default '{}',
  at timestamptz not null default now(),
  constraint analytics_events_name_form check (name ~ '^[a-z][a-z0-9_]{0,63}$'),
  constraint analytics_events_page_length check (length(page) <= 500)
);
comment on table analytics_events is 'Our own count of page views and events such as chat_bot, without a person in it (specification §2, §7 analytics).';
create index analytics_events_name_time on analytics_events (name, at);

create table dev_messages (
  id bigint generated always as identity primary key,
  recipient text not null,
  channel text not null,
  subject text,
  body text not null,
  created_at timestamptz not null default now(),
  constraint dev_messages_channel_known check (channel in ('sms', 'email'))
);
comment on table dev_messages is 'Local only: messages the stand-in for SMS and e-mail delivered (decisions: on a local machine, GET /api/dev/outbox).';
create index dev_messages_recipient on dev_messages (recipient, id desc);

create table dev_gateway_payments (
  id text primary key,
  reference text not null unique,
  amount int not null,
  status text not null default 'open',
  payment_id text,
  method text,
  description text not null default '',
  callback_url text,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  constraint dev_gateway_payments_amount_positive check (amount > 0),
  constraint dev_gateway_payments_status_known check (status in ('open', 'paid', 'failed', 'cancelled', 'expired'))
);
comment on table dev_gateway_payments is 'Local only: the test gateway''s own books, apart from ours as a real gateway''s are (decisions: test gateway). reference is our payment''s id.';

create table dev_gateway_refunds (
  id text primary key,
  gateway_payment_id text not null references dev_gateway_payments (id) on delete cascade,
  amount int not null,
  status text not null default 'pending',
  idempotency_key text not null unique,
  reference text,
  created_at timestamptz not null default now(),
  processed_at timestamptz,
  constraint dev_gateway_refunds_amount_positive check (amount > 0),
  constraint dev_gateway_refunds_status_known check (status in ('pending', 'processed', 'failed'))
);
comment on table dev_gateway_refunds is 'Local only: refunds the test gateway was asked for.';
create index dev_gateway_refunds_payment on dev_gateway_refunds (gateway_payment_id);
