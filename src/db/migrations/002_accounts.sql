-- Guests, signing in, their pictures (specification §3 User, Session, Uploaded picture; §5).

create table users (
  id uuid primary key default gen_random_uuid(),
  phone text not null unique,
  name text not null,
  email text not null,
  gender text,
  city_id int references cities (id),
  city_name text,
  contact_consent boolean not null default false,
  profile_picture_id uuid,
  refer_code text not null unique,
  referred_by uuid references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint users_phone_form check (phone ~ '^\+91[6-9][0-9]{9}$'),
  constraint users_name_filled check (btrim(name) <> '' and length(name) <= 120),
  constraint users_email_form check (email ~ '^[^@[:space:]]+@[^@[:space:]]+$' and length(email) <= 254),
  constraint users_gender_known check (gender in ('male', 'female', 'third_gender', 'wont_say')),
  constraint users_refer_code_form check (refer_code ~ '^[A-Z0-9]{4,16}$'),
  constraint users_no_self_referral check (referred_by <> id)
);
comment on table users is 'Registered guests (specification §3 User). A row exists only after the OTP was verified; phone is E.164, Indian mobiles only (§5).';
create unique index users_email_once on users (lower(email));
create index users_referred_by on users (referred_by) where referred_by is not null;
create index users_city on users (city_id);
create trigger users_touch before update on users for each row execute function touch_updated_at();

create table pending_signups (
  phone text primary key,
  name text not null,
  email text not null,
  gender text,
  city_id int references cities (id),
  city_name text,
  referral_code text,
  contact_consent boolean not null default false,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint pending_signups_phone_form check (phone ~ '^\+91[6-9][0-9]{9}$'),
  constraint pending_signups_gender_known check (gender in ('male', 'female', 'third_gender', 'wont_say')),
  constraint pending_signups_expiry check (expires_at > created_at)
);
comment on table pending_signups is 'Sign-up details kept aside until the OTP is verified; until then the phone is not registered (specification §7 POST /users/signup, decisions: sign-in).';
create index pending_signups_city on pending_signups (city_id);
create index pending_signups_expiry_order on pending_signups (expires_at);

create table otps (
  id bigint generated always as identity primary key,
  phone text not null,
  code_hash bytea not null,
  purpose text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries int not null default 0,
  used_at timestamptz,
  constraint otps_phone_form check (phone ~ '^\+91[6-9][0-9]{9}$'),
  constraint otps_purpose_known check (purpose in ('login', 'signup')),
  constraint otps_tries_range check (tries between 0 and 5),
  constraint otps_expiry check (expires_at > created_at)
);
comment on table otps is 'One-time passwords, hashed; at most 5 tries, one use (specification §2 and §8, decisions: sign-in). The newest row of a phone is the one that counts.';
create index otps_newest_of_phone on otps (phone, id desc);
create index otps_created on otps (created_at);

create trigger otps_one_use before update on otps
  for each row when (old.used_at is not null and new.used_at is distinct from old.used_at)
  execute function refuse_change('a used one-time password stays used');
create trigger otps_tries_only_grow before update on otps
  for each row when (new.tries < old.tries) execute function refuse_change('tries are never taken back');

create table otp_sends (
  id bigint generated always as identity primary key,
  phone text not null,
  address_hash bytea,
  sent_at timestamptz not null default now()
);
comment on table otp_sends is 'Every OTP sent, by phone and by hash of the network address: the exact sliding limits of decisions (resend after 30 s, 5 an hour, 10 a day, 100 an hour for an address, a global budget).';
create index otp_sends_phone on otp_sends (phone, sent_at);
create index otp_sends_address on otp_sends (address_hash, sent_at);
create index otp_sends_time on otp_sends (sent_at);

create table rate_limits (
  key text not null,
  window_start timestamptz not null,
  hits int not null default 0,
  expires_at timestamptz not null,
  primary key (key, window_start),
  constraint rate_limits_hits_range check (hits >= 0)
);
comment on table rate_limits is 'Fixed-window counters shared by all processes, for limits that need not slide (decisions: is-registered has limits of its own).';
create index rate_limits_expiry on rate_limits (expires_at);

create table sessions (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_seen timestamptz not null,
  constraint sessions_hash_length check (octet_length(token_hash) = 32),
  constraint sessions_expiry check (expires_at > created_at)
);
comment on table sessions is 'Access tokens, SHA-256 hashed; 30 days (specification §3 Session, §6).';
create index sessions_user on sessions (user_id);
create index sessions_expiry_order on sessions (expires_at);

create table pictures (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references users (id),
  kind text not null,
  mime text not null,
  bytes int not null,
  width int,
  height int,
  storage_key text not null unique,
  encrypted_key bytea,
  sha256 bytea not null,
  created_at timestamptz not null default now(),
  destroyed_at timestamptz,
  constraint pictures_id_of_owner unique (id, owner_id),
  constraint pictures_kind_known check (kind in ('profile', 'identity', 'review')),
  constraint pictures_mime_is_image check (mime in ('image/webp', 'image/avif', 'image/jpeg', 'image/png')),
  constraint pictures_bytes_range check (bytes > 0),
  constraint pictures_identity_encrypted check (kind <> 'identity' or destroyed_at is not null or encrypted_key is not null),
  constraint pictures_key_destroyed check (destroyed_at is null or encrypted_key is null)
);
comment on table pictures is 'Files guests uploaded: photo, identity documents, review pictures (specification §3 Uploaded picture, §5). Identity images are encrypted, each with its own key, which goes when the image is destroyed.';
create index pictures_of_owner on pictures (owner_id, kind, created_at) where destroyed_at is null;
create index pictures_identity_age on pictures (created_at) where kind = 'identity' and destroyed_at is null;

alter table users add constraint users_own_profile_picture
  foreign key (profile_picture_id, id) references pictures (id, owner_id);

create table picture_views (
  id bigint generated always as identity primary key,
  picture_id uuid not null references pictures (id),
  viewer_id uuid references users (id),
  purpose text not null,
  viewed_at timestamptz not null default now()
);
comment on table picture_views is 'Every opening of an identity image: who, when, why; kept a year (DPDP Rules: access log). viewer_id is null for a job of ours.';
create index picture_views_picture on picture_views (picture_id, viewed_at);
create index picture_views_viewer on picture_views (viewer_id);
