-- The office lists what is held back from hotels without adding up every stay's lines.
create index stay_lines_held_back on stay_lines (booking_id) where waits > 0;
