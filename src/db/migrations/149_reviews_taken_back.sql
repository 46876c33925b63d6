-- Guests take their review back, for good: nobody reads it any more, and it counts in no figure.

alter table reviews add column taken_back_at timestamptz;
alter table reviews add constraint reviews_taken_back_unseen
  check (taken_back_at is null or not published and body = '' and withdrawn_at is null);
comment on column reviews.taken_back_at is 'When its author took it back. The row stays without its words, so that a booking has one review.';
