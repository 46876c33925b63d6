-- Reviews with their pictures, and favourites (specification §3 Reviews, Favourite; §7 Hotels, Favourites).

create table reviews (
  id bigint generated always as identity primary key,
  hotel_id int not null references hotels (id) on delete cascade,
  booking_id uuid unique,
  user_id uuid references users (id),
  guest_name text not null,
  rating smallint not null,
  body text not null default '',
  privacy smallint,
  cleanliness smallint,
  welcome smallint,
  location smallint,
  slot smallint,
  published boolean not null default true,
  featured boolean not null default false,
  created_at timestamptz not null default now(),
  has_review boolean not null generated always as (btrim(body) <> '') stored,
  constraint reviews_booking_of_hotel foreign key (booking_id, hotel_id) references bookings (id, hotel_id),
  constraint reviews_booking_of_user foreign key (booking_id, user_id) references bookings (id, user_id),
  constraint reviews_booking_has_user check (booking_id is null or user_id is not null),
  constraint reviews_guest_name_filled check (btrim(guest_name) <> ''),
  constraint reviews_rating_range check (rating between 1 and 5),
  constraint reviews_aspects_range check (
    privacy between 1 and 5 and cleanliness between 1 and 5 and welcome between 1 and 5 and location between 1 and 5
  ),
  constraint reviews_slot_range check (slot between 0 and 4),
  constraint reviews_body_length check (length(body) <= 4000)
);
comment on table reviews is 'What guests who stayed say of a hotel, 1 to 5 hearts; a booking has at most one (specification §3 Reviews, §7). has_review: there are words, not only a rating.';
create index reviews_of_hotel on reviews (hotel_id, created_at desc) where published;
create index reviews_top_of_hotel on reviews (hotel_id, rating desc, created_at desc) where published and has_review;
create index reviews_of_user on reviews (user_id) where user_id is not null;

create table review_pictures (
  review_id bigint not null references reviews (id) on delete cascade,
  position smallint not null,
  picture_id uuid not null unique references pictures (id),
  primary key (review_id, position),
  constraint review_pictures_position_range check (position between 0 and 9)
);
comment on table review_pictures is 'Pictures attached to a review, each to one review only (specification §7 uploads, type images).';

create table favourites (
  user_id uuid not null references users (id) on delete cascade,
  hotel_id int not null references hotels (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, hotel_id)
);
comment on table favourites is 'Hotels a user marked with the heart (specification §3 Favourite).';
create index favourites_hotel on favourites (hotel_id);
