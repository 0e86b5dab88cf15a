# The three buildings.

building-palace = Palace

building-city_hall = City Hall

building-bishopric = Bishopric
