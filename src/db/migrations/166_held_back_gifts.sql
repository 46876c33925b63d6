-- Finds the stays of which something is held back, without adding up the lines of every stay.
create index stay_lines_held_back on stay_lines (booking_id) where waits > 0;
