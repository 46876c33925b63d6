-- Only a review of a booking changes a guest's list. Importing a hotel's earlier reviews ran the trigger for each of
-- them at commit: 1.7 s of a first start.
drop trigger reviews_shown on reviews;
create constraint trigger reviews_shown after insert or update on reviews deferrable initially deferred
  for each row when (new.booking_id is not null) execute function booking_shown_changed('booking_id');
create constraint trigger reviews_shown_no_more after delete on reviews deferrable initially deferred
  for each row when (old.booking_id is not null) execute function booking_shown_changed('booking_id');
